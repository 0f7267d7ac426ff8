import { Match } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { battleForGalicia } from '../../index.ts'
import { methods } from '../../table/methods.ts'
import { randomMatch, sceneOf } from './scenes.ts'

describe('what lies off the map', () => {
  it('§14.0 lists every unit to come under its turn, with where it enters', () => {
    const { play } = randomMatch(0, 1)
    const boxes = methods.boxes(sceneOf(play, 0, 'en'))
    expect(boxes.map(({ title }) => title).slice(0, 2)).toEqual(['Turn 2: Russia', 'Turn 3: Russia'])
    const notes = boxes.flatMap(({ counters }) => counters.map(({ note }) => note))
    expect(notes).toContain('at 8.01 or 7.01')
    expect(notes.every((note) => note !== undefined)).toBe(true)
  })

  it('§14.0 leaves out those who would come after the last turn of the scenario', () => {
    const { play } = new Match(setupOf(battleForGalicia, 'krasnik', undefined))
    const turns = methods
      .boxes(sceneOf(play, 0, 'en'))
      .map(({ title }) => Number(/^Turn (\d+)/.exec(title)?.[1]))
    expect(turns.length).toBeGreaterThan(0)
    expect(Math.max(...turns)).toBeLessThanOrEqual(5)
  })

  it('lists the eliminated at the end of a game, none of them on the map', () => {
    const { play } = randomMatch(0, 5000)
    const scene = sceneOf(play, 1, 'ja')
    const onMap = methods.stacks(scene).flatMap(({ counters }) => counters.map(({ unit }) => unit))
    const lost = methods.boxes(scene).filter(({ title }) => title.startsWith('除去'))
    expect(lost.length).toBeGreaterThan(0)
    for (const { counters } of lost)
      for (const { counter } of counters) expect(onMap).not.toContain(counter.unit)
  })
})
