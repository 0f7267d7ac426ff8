/** §9.0 Movement points of corps. */
import { MARK, RAILED_SHIFT } from '../../codes.ts'
import { isFlipped, isMarked, spentOf, type State } from '../../state.ts'
import { MOST_RAIL_MP } from '../../terrain.ts'
import { isCorps, printedMovement } from '../../units.ts'

/** §3.2 one less for who was out of supply when he set out */
function allowance(s: State, u: number): number {
  const printed = printedMovement(u, isFlipped(s, u))
  return Math.max(0, printed - (isMarked(s, u, MARK.unsupplied) ? 1 : 0))
}
export const leftOf = (s: State, u: number): number => Math.max(0, allowance(s, u) - spentOf(s, u))
/** what a force has left is what its weakest corps has */
export const leftOfForce = (s: State, units: readonly number[]): number =>
  units.filter(isCorps).reduce((least, u) => Math.min(least, leftOf(s, u)), Infinity)

/** §9.23 movement points spent on railways */
const railedMp = (s: State, u: number): number => (s.marks.get(u) & MARK.railed) >> RAILED_SHIFT
/** §9.23 what it may still spend on them */
export const railMpLeft = (s: State, units: readonly number[]): number =>
  units
    .filter(isCorps)
    .reduce((least, u) => Math.min(least, leftOf(s, u), MOST_RAIL_MP - railedMp(s, u)), MOST_RAIL_MP)

export function addRailed(s: State, u: number, mp: number): void {
  const total = railedMp(s, u) + mp
  s.marks.remove(u, MARK.railed)
  s.marks.add(u, total << RAILED_SHIFT)
}
