/** The odds of a combat are exact. */
import { type Odds, odds } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { nation } from '../nations.ts'
import { unit } from '../units.ts'
import { facing, stack } from './combat-scene.ts'
import type { StagedScene } from './scene.ts'

const known = (found: ReturnType<typeof odds>): Odds => {
  if ('code' in found) throw new Error(found.code)
  return found
}
const ways = (found: Odds, has: (result: Record<string, unknown>) => boolean, of: number): number =>
  found.outcomes
    .filter(({ result }) => has(result as Record<string, unknown>))
    .reduce((sum, { p }) => sum + p * of, 0)
const ofPaying = (scene: StagedScene): Odds =>
  known(odds(scene.play, { seat: 0, answer: { verb: 'nation', arg: nation('DE') } }))

describe('odds of a combat', () => {
  it('§10.61 two dice, modified', () => {
    // 3 against 3, one against one, trenches −2: a 12 gives 10, an 11 gives 9
    const found = ofPaying(stack('DE-inf-2', 'FR-inf-1', { trench: 'FR-inf-1' }))
    const at = (line: number): number => ways(found, ({ combat }) => combat === line, 36)
    expect([2, 3, 5, 9, 10].map(at).map(Math.round)).toEqual([6, 4, 6, 2, 1])
    expect(ways(found, () => true, 1)).toBeCloseTo(1, 12)
  })

  it('§2.82 rolls on the same line are told apart by what they teach', () => {
    const found = ofPaying(stack('DE-inf-2', 'FR-inf-1', { trench: 'FR-inf-1', ti: [3, 0] }))
    // below 6: 2, 3, 4, 5
    expect(Math.round(ways(found, ({ innovation }) => innovation === 4, 36))).toBe(10)
  })

  it('§10.42 a reserve comes or not', () => {
    const scene = facing('DE-inf-2', 'FR-inf-1', { trench: 'FR-inf-1', units: { '0925': 'FR-inf-20' } })
    scene.act('unit', 'DE-inf-2').act('attack', '1025').act('nation', 'DE')
    const move = { seat: 1, answer: { verb: 'reserve', arg: unit('FR-inf-20') } }
    const found = known(odds(scene.play, move))
    expect(ways(found, ({ reserve }) => reserve === true, 6)).toBeCloseTo(4, 12)
  })
})
