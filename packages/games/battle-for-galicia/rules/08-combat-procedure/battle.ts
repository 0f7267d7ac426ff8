import type { Side } from '../../sides.ts'

/** An attack under way. */
export interface Battle {
  readonly attacker: Side
  readonly defender: Side
  readonly target: number
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
  /** §8.4 steps of both sides that joined, as they stood then */
  readonly steps: number
  readonly artillery: { readonly attacker: number; readonly defender: number }
  readonly isFlank: boolean
  /** ratio steps above 4:1 */
  readonly excess: number
}

/** One side's retreat as it counts for its losses. */
export interface Retreat {
  readonly failed: boolean
}
