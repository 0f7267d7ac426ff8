/** §10 how full a space is, for players. */
import { isOverfull, isUnlimited, LIMIT } from '../rules/10-stacking/limits.ts'
import type { Side } from '../sides.ts'
import { presenceOf, type State } from '../state.ts'

interface Crowd {
  readonly troops: number
  /** undefined: any number may stand there (§10.1.e) */
  readonly most: number | undefined
  /** §10.3.c something must leave before the round ends */
  readonly isOverfull: boolean
}

export const crowdAt = (s: State, side: Side, x: number): Crowd => ({
  troops: presenceOf(s, side).troops(x),
  most: isUnlimited(x) ? undefined : LIMIT,
  isOverfull: isOverfull(s, side, x),
})
