/** The front of a side: where its line is open, and what nobody guards. */
import { ON } from '../crossings.ts'
import { enemyOf, type Side } from '../nations.ts'
import { isLand, PLACES } from '../places.ts'
import { corpsAt, hasFortress, isFriendly } from '../rules/02-concepts/control.ts'
import { isInPlay } from '../scenarios.ts'
import { CHIPS } from '../sites.ts'
import type { State } from '../state.ts'
import { CROSSINGS } from '../terrain.ts'

/** places beside it that troops can march to */
function ways(p: number): number[] {
  const found: number[] = []
  for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++)
    if (CROSSINGS.has(c, ON.march)) found.push(CROSSINGS.end(c))
  return found
}

const isOpen = (s: State, side: Side, p: number): boolean =>
  isInPlay(s.scenario, p) &&
  isLand(p) &&
  isFriendly(s, side, p) &&
  corpsAt(s, side, p) === 0 &&
  !hasFortress(s, side, p)

const isThreatened = (s: State, side: Side, p: number): boolean =>
  ways(p).some((to) => corpsAt(s, enemyOf(side), to) > 0)

/** own corps on two sides of a place make it part of a line */
const NEIGHBOURS = 2

/** Places in the line with nobody in them, and the enemy before them. */
export function gapsOf(s: State, side: Side): number[] {
  const gaps: number[] = []
  for (let p = 0; p < PLACES; p++) {
    if (!isOpen(s, side, p) || !isThreatened(s, side, p)) continue
    if (ways(p).filter((to) => corpsAt(s, side, to) > 0).length >= NEIGHBOURS) gaps.push(p)
  }
  return gaps
}

/** Bargaining chips that the enemy could take without a fight (§2.53). */
export const openChips = (s: State, side: Side): number[] =>
  CHIPS.filter((p) => isOpen(s, side, p) && isThreatened(s, side, p))
