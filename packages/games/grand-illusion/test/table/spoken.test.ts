/** What the ear is told of the map. */
import { expect, it } from 'vitest'
import { GRID, hex, isImpassable } from '../../map.ts'
import { methods } from '../../table/methods.ts'
import { randomMatch, sceneOf } from './scenes.ts'

const scene = (language: 'en' | 'ja') => sceneOf(randomMatch(1, 1).play, 0, language)

it('a hex has its ground, whose it is, and its neighbours', () => {
  const { ground, ways } = methods.spoken?.(scene('en'), hex('45')) ?? { ground: '', ways: [] }
  expect(ground).toBe('no effect on battle, railway, in Allied hands')
  expect(ways).toHaveLength(6)
  expect(methods.spoken?.(scene('ja'), hex('45')).ground).toBe('戦闘修整なし、鉄道線、連合軍支配')
})

it('§2.2.diamond3 an impassable hexside is told from both sides', () => {
  const pairs = Array.from({ length: GRID.size }, (_, h) => h).flatMap((h) =>
    [0, 1, 2, 3, 4, 5]
      .filter((d) => GRID.neighbour(h, d) >= 0 && isImpassable(h, d))
      .map((d) => [h, GRID.neighbour(h, d)] as const),
  )
  expect(pairs.length).toBeGreaterThan(0)
  for (const [from, to] of pairs)
    expect(methods.spoken?.(scene('en'), from).ways.find((way) => way.to === to)?.by).toContain('impassable')
})

it('a fort says whose it is', () => {
  const forts = methods
    .stacks(scene('en'))
    .flatMap(({ side = '?', counters }) => counters.map(({ name }) => ({ side, name })))
    .filter(({ name }) => name.startsWith('Fort'))
  expect(forts.length).toBeGreaterThan(3)
  for (const { side, name } of forts) expect(name).toContain(`, ${side}, `)
})
