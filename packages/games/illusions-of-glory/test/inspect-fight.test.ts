/** §12.2.G.3 what a combat is said to bring is what the dice bring, one by one. */
import { describe, expect, it } from 'vitest'
import { type Chance, forecastOf, forecastOn } from '../inspect/index.ts'
import { fortAt, isAcrossWater, NEIGHBOURS, idOfSpace, isPlain, space, terrainOf, CLEAR } from '../map.ts'
import { battle } from './battle.ts'
import type { StagedScene } from './scene.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const
type Begin = () => StagedScene

/** declares the attack and goes on without cards; whoever has to choose takes the first */
function fought(begin: Begin, ...dice: number[]): { attackLn: number; defenceLn: number } {
  const scene = begin().dice(...dice)
  scene.act('engage')
  while (!scene.events.some(({ type }) => type === 'combat-ended')) answerFirst(scene)
  const ended = scene.events.find((event) => event.type === 'combat-ended')
  if (ended?.type !== 'combat-ended') throw new Error('no end')
  return { attackLn: ended.attackLn, defenceLn: ended.defenceLn }
}
function answerFirst(scene: StagedScene): void {
  for (const verb of ['enough', 'no-flank'] as const)
    if (scene.can(verb)) {
      scene.act(verb)
      return
    }
  for (const verb of ['suffer', 'replace-by'] as const) {
    const [first] = scene.offers(verb)
    if (first !== undefined) {
      scene.act(verb, first)
      return
    }
  }
  throw new Error(`not expected: ${scene.prompt}`)
}

/** all pairs of dice, thrown */
function thrown(begin: Begin): Map<string, number> {
  const found = new Map<string, number>()
  for (const first of FACES)
    for (const second of FACES) {
      const { attackLn, defenceLn } = fought(begin, first, second)
      const key = `${attackLn} ${defenceLn}`
      found.set(key, (found.get(key) ?? 0) + 1 / 36)
    }
  return found
}
const said = (chances: readonly Chance[]): Map<string, number> =>
  new Map(chances.map(({ attackLn, defenceLn, p }) => [`${attackLn} ${defenceLn}`, p]))

function expectSame(a: Map<string, number>, b: Map<string, number>): void {
  expect([...a.keys()].sort()).toEqual([...b.keys()].sort())
  for (const [key, p] of a) expect(p, key).toBeCloseTo(b.get(key) ?? -1, 10)
}

/** a clear space and a neighbour of it, across a river or not */
function neighbours(water: boolean): [string, string] {
  const at = space('Kovno')
  for (const x of [at, ...(NEIGHBOURS[at] ?? [])])
    for (const to of NEIGHBOURS[x] ?? [])
      if (isPlain(x) && isPlain(to) && terrainOf(to) === CLEAR && isAcrossWater(x, to) === water)
        return [idOfSpace(x), idOfSpace(to)]
  throw new Error('no such pair')
}

const fortsOf = (...ids: string[]): string[] => ids.filter((id) => fortAt(space(id)) > 0)

const attackOn = (water: boolean): Begin => {
  const [from, to] = neighbours(water)
  return () => {
    const scene = battle({
      pieces: { RU_III: from, RU_XX: from, GE_I: to, 'GE_inf_SCU.1': 'reserve', 'RU_inf_SCU.1': 'reserve' },
      destroyed: fortsOf(from, to),
      orders: { [from]: 'attack' },
      side: 'AP',
    })
    return scene.act('target', to).act('join', 'RU_III').act('join', 'RU_XX')
  }
}

describe('the forecast of a combat', () => {
  it('§12.2.G.3.b is right to the last pair of dice when both fire at once', () => {
    const begin = attackOn(false)
    const { order, chances } = forecastOf(begin().state, 'combat')
    expect(order).toBe('simultaneous')
    expectSame(said(chances), thrown(begin))
  })

  it('§12.4.3.a is right when the defender fires first across water, and the attacker with what is left', () => {
    const begin = attackOn(true)
    const { order, chances } = forecastOf(begin().state, 'combat')
    expect(order).toBe('defender-first')
    expectSame(said(chances), thrown(begin))
  })

  it('§12.1.2.a of an attack that is not declared yet takes everybody along who can join', () => {
    const [from, to] = neighbours(false)
    const scene = battle({
      pieces: { RU_III: from, RU_XX: from, GE_I: to },
      destroyed: fortsOf(from, to),
      orders: { [from]: 'attack' },
      side: 'AP',
    })
    const forecast = forecastOn(scene.state, space(to), false)
    expect(forecast?.fight.attackers).toHaveLength(2)
    expect(scene.state.combat, 'the position itself is left alone').toBe(-1)
  })
})
