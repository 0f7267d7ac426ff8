/** §8.4.6 how many units of a side a hex holds. They count where a move or retreat ends, not in passing. */
import { isVosges } from '../../map.ts'
import { halvesOf, isInfantry, sideOf } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { presenceOf, type State } from '../../state.ts'

/** §8.4.6.a eight corps, six of them infantry; in half corps */
const MOST = 16
const MOST_INFANTRY = 12
/** §2.2.vosges §8.4.6.a.vosges three infantry corps and one division or brigade of either arm (ruling 60) */
const MOST_IN_VOSGES = 7
const MOST_CAVALRY_IN_VOSGES = 1

function fits(h: number, halves: number, infantry: number): boolean {
  if (isVosges(h)) return halves <= MOST_IN_VOSGES && halves - infantry <= MOST_CAVALRY_IN_VOSGES
  return halves <= MOST && infantry <= MOST_INFANTRY
}

/** §8.4.6 would these units (of one side, none of them there yet) keep to the limits beside those in the hex? */
export function canStack(s: State, units: readonly number[], h: number): boolean {
  const first = units[0]
  if (first === undefined) return true
  const there = presenceOf(s, sideOf(first))
  let halves = there.halves(h)
  let infantry = there.infantryHalves(h)
  for (const u of units) {
    halves += halvesOf(u)
    if (isInfantry(u)) infantry += halvesOf(u)
  }
  return fits(h, halves, infantry)
}

export function isOverstacked(s: State, side: Side, h: number): boolean {
  const there = presenceOf(s, side)
  return !fits(h, there.halves(h), there.infantryHalves(h))
}
