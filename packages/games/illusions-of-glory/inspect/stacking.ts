/** §10 The stacking of a space, for players. */
import { isOverstacked, isUnlimited, LIMIT } from '../rules/10-stacking/limits.ts'
import type { Side } from '../sides.ts'
import { presenceOf, type State } from '../state.ts'

interface Crowd {
  readonly troops: number
  /** Undefined if any number of units may be there (§10.1.e). */
  readonly most: number | undefined
  /** §10.3.c A unit must leave before the round ends. */
  readonly isOverfull: boolean
}

export const crowdAt = (s: State, side: Side, x: number): Crowd => ({
  troops: presenceOf(s, side).troops(x),
  most: isUnlimited(x) ? undefined : LIMIT,
  isOverfull: isOverstacked(s, side, x),
})
