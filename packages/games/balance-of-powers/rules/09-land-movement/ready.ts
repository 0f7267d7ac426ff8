/** §6.53 Who can still begin to move in this half. */
import type { Refusal } from '../../balance-of-powers.ts'
import { MARK } from '../../codes.ts'
import type { Side } from '../../nations.ts'
import { isLand } from '../../places.ts'
import { allegianceOf, isFlipped, isMarked, type State, whereIs } from '../../state.ts'
import { hasTrenchSide, isCorps, printedMovement } from '../../units.ts'
import { shoresOf } from '../06-admiralty/waters.ts'
import { isMobilized } from '../12-scenarios/restrictions.ts'

/** §9.61 even a corps without movement points may turn over */
const canDoAnything = (s: State, u: number): boolean =>
  printedMovement(u, isFlipped(s, u)) > 0 || hasTrenchSide(u)

/** §6.53 Why this unit cannot begin to move now. */
export function whyNotBegin(s: State, side: Side, u: number): Refusal | undefined {
  const refuse = (code: Refusal['code'], rule: string): Refusal => ({ code, rule, facts: { unit: u } })
  if (whereIs(s, u) < 0 || allegianceOf(s, u) !== side) return refuse('not-yours', '4.2')
  if (!isCorps(u)) return refuse('only-corps', '1.323')
  if (isMarked(s, u, MARK.moved | MARK.inForce) || !canDoAnything(s, u))
    return refuse('already-moved', '6.53')
  if (!isLand(whereIs(s, u)) && shoresOf(s, whereIs(s, u)).length === 0) return refuse('at-sea', '6.452')
  if (!isMobilized(s, u)) return refuse('not-mobilized', '12.1.special.mobilization')
  return undefined
}
/** The same without reasons, for all units of a side. */
export function mayBegin(s: State, side: Side, u: number): boolean {
  const p = whereIs(s, u)
  if (p < 0 || !isCorps(u) || isMarked(s, u, MARK.moved | MARK.inForce)) return false
  if (allegianceOf(s, u) !== side || !canDoAnything(s, u)) return false
  return (isLand(p) || shoresOf(s, p).length > 0) && isMobilized(s, u)
}
