/** §5.31 An air raid before it is flown: its chance, and what waits for the bomber. */
import type { Side } from '../../nations.ts'
import { guardsOf, raidBelow, raidModifier } from '../../rules/05-season/air-raids.ts'
import { allegianceOf, isFlipped, type State } from '../../state.ts'
import { evasionOf, gunsOf } from '../../units.ts'
import { SUMS } from '../combat/outcomes.ts'
import { chanceAbove } from './dogfight.ts'

export interface RaidOdds {
  readonly drm: number
  readonly below: number
  /** §5.313 chance of an RP lost */
  readonly p: number
  /** §5.314 fighters that intercept, each with its chance to hit */
  readonly guards: readonly { readonly unit: number; readonly value: number; readonly p: number }[]
  readonly above: number
  /** chance that the bomber is shot down, and that it comes home damaged */
  readonly lost: number
  readonly damaged: number
}

/** §1.322 of air units */
const STEPS = 2

export function raidOdds(s: State, bomber: number, place: number): RaidOdds {
  const side = allegianceOf(s, bomber) as Side
  const [drm, below, above] = [raidModifier(s, bomber, place), raidBelow(s), evasionOf(bomber)]
  const guards = guardsOf(s, side, place).map((unit) => {
    const value = gunsOf(unit)
    return { unit, value, p: chanceAbove(value, above) }
  })
  const steps = isFlipped(s, bomber) ? 1 : STEPS
  const hits = hitChances(guards.map(({ p }) => p))
  const sum = (from: number, to: number): number => hits.slice(from, to).reduce((total, p) => total + p, 0)
  return {
    drm,
    below,
    p: SUMS.filter((each) => each.sum + drm < below).reduce((total, { p }) => total + p, 0),
    guards,
    above,
    lost: sum(steps, hits.length),
    damaged: sum(1, steps),
  }
}

/** by number of hits */
function hitChances(chances: readonly number[]): number[] {
  let hits = [1]
  for (const p of chances) hits = [...hits, 0].map((none, n) => none * (1 - p) + (hits[n - 1] ?? 0) * p)
  return hits
}
