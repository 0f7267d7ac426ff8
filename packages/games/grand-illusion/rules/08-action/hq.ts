/** §2.4.hq §8.4.1 HQs that lend their allowance, and HQs that meet. */
import type { GrandIllusion } from '../../grand-illusion.ts'
import { isCombatUnit, isHq, nationOf, printedAllowance, sideOf } from '../../pieces.ts'
import type { Nation } from '../../sides.ts'
import {
  faceOf,
  FRONT,
  hexOf,
  isDisrupted,
  isMarked,
  MARK,
  mark,
  presenceOf,
  type State,
  unitsAt,
  unmark,
} from '../../state.ts'
import { flip } from '../09-battle/losses.ts'
import type { Group } from './group.ts'

/** §8.4.1.bonus does the unit need an HQ for this step? The first hex of a disrupted unit is its own (ruling 33). */
function isBeyondOwn(s: State, u: number, spent: number, price: number): boolean {
  if (!isCombatUnit(u)) return false
  return isDisrupted(s, u) ? spent > 0 : spent + price > printedAllowance(u, faceOf(s, u))
}

/** §8.4.1.bonus the HQs whose allowance a step of this price uses */
function lendersOf(s: State, group: Group, price: number): number[] {
  return group.fighting.flatMap((nation) => {
    const borrows = group.units.some((u) => nationOf(u) === nation && isBeyondOwn(s, u, group.spent, price))
    return borrows ? farthestHq(s, group, nation) : []
  })
}

/** Marks the HQs whose allowance this step of the group uses. */
export function lend(s: State, group: Group, price: number): void {
  for (const hq of lendersOf(s, group, price)) mark(s, hq, MARK.lent)
}

function farthestHq(s: State, group: Group, nation: Nation): number[] {
  const allowance = (u: number): number => printedAllowance(u, faceOf(s, u))
  const hqs = group.units.filter((u) => isHq(u) && nationOf(u) === nation)
  return hqs.sort((a, b) => allowance(b) - allowance(a)).slice(0, 1)
}

/** §8.4.1.bonus §8.4.1.twohq where the move of an HQ has ended */
export function flipHqs(g: GrandIllusion, moved: readonly number[]): void {
  const { state: s } = g
  for (const hq of moved) {
    if (!isHq(hq) || hexOf(s, hq) < 0) continue
    if (isMarked(s, hq, MARK.lent)) flipOnce(g, hq, '8.4.1.bonus')
    unmark(s, hq, MARK.lent)
    if (presenceOf(s, sideOf(hq)).hqs(hexOf(s, hq)) > 1) flipMeeting(g, hq)
  }
}

function flipMeeting(g: GrandIllusion, hq: number): void {
  const there = unitsAt(g.state, sideOf(hq), hexOf(g.state, hq))
  for (const other of there) if (isHq(other)) flipOnce(g, other, '8.4.1.twohq')
}

function flipOnce(g: GrandIllusion, hq: number, rule: string): void {
  if (faceOf(g.state, hq) === FRONT) flip(g, hq, rule)
}
