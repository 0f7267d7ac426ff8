/** What a plan of this game holds. */

/** How a sector is fought: the plan's character. */
export interface Stance {
  /** pull of towns and enemies, 0 to 2 */
  readonly drive: number
  /** fear of being attacked, 0 to 2 */
  readonly caution: number
  /** least gain a unit must bring to join an attack */
  readonly threshold: number
}

export const STANCES = {
  attack: { drive: 1.5, caution: 0.5, threshold: -0.05 },
  press: { drive: 1.5, caution: 0.7, threshold: 0.03 },
  careful: { drive: 0.8, caution: 3, threshold: 0.2 },
  hold: { drive: 0.4, caution: 1.1, threshold: 0.15 },
  withdraw: { drive: 0.1, caution: 2, threshold: 0.6 },
} as const satisfies Record<string, Stance>
export type StanceName = keyof typeof STANCES
export const STANCE_NAMES = Object.keys(STANCES) as readonly StanceName[]

/** The orders from which a plan is worked out: everything in which two plans for a position differ. */
export interface Orders {
  /** by sector */
  readonly stances: readonly StanceName[]
  /** target hexes to be attacked rather, or rather not, by so many points */
  readonly bias: ReadonlyMap<number, number>
  /** towns valued higher or lower than usual, by their number */
  readonly towns: ReadonlyMap<number, number>
}

export interface March {
  readonly units: readonly number[]
  readonly from: number
  readonly to: number
}

export interface PlannedAttack {
  readonly target: number
  readonly units: readonly number[]
  readonly hexes: readonly number[]
  readonly worth: number
}

/** Marches and rests of a movement phase, with the attacks they prepare. */
export interface MarchPlan {
  readonly kind: 'march'
  readonly turn: number
  readonly side: number
  readonly orders: Orders
  readonly marches: readonly March[]
  readonly rests: readonly number[]
  readonly attacks: readonly PlannedAttack[]
}

/** Attacks of a combat phase; good until the first of them is over. */
export interface CombatPlan {
  readonly kind: 'combat'
  readonly turn: number
  readonly side: number
  /** how many own units had attacked when it was made */
  readonly fought: number
  readonly attacks: readonly PlannedAttack[]
}

export type Plan = MarchPlan | CombatPlan
