/**
 * The strategy cards as data (§3.3, §9). A card is printed values, flags, a prerequisite and effects.
 * Prerequisites and effects are small parts that can be combined, so that the engine has one procedure for
 * each kind. Nine cards have effects of their own: those parts are `special`.
 */
import type { NationId, SideId } from '../sides.ts'
import type { CombatEffect, CombatPlay } from './card-combat.ts'
import type { EventEffect, MarkerData, MarkerId } from './card-events.ts'
import type { AreaId, CardId, EntryNation } from './card-parts.ts'
import type { Prerequisite } from './card-prerequisites.ts'
import type { CommitmentLevel, PoolId, Provenance } from './types.ts'

export type * from './card-combat.ts'
export type * from './card-events.ts'
export type * from './card-parts.ts'
export type * from './card-prerequisites.ts'

/** §9.2 in the order in which they are added */
export const DECKS = ['mobilization', 'limited', 'total'] as const satisfies readonly CommitmentLevel[]
/** §9.6.1 */
export const POOLS = ['RU', 'IT', 'AP-A', 'GE', 'AH', 'CP-A'] as const satisfies readonly PoolId[]
type RpValues = Readonly<Partial<Record<PoolId, number>>>

/** Where each part is known from. `effects` has one entry for each effect, in the same order. */
interface CardBasis {
  readonly identity: Provenance
  readonly ops: Provenance
  readonly rp: Provenance
  readonly warStatus: Provenance
  readonly flags: Provenance
  readonly prerequisite: Provenance
  readonly effects: readonly Provenance[]
}

interface CardFace {
  readonly id: CardId
  readonly side: SideId
  readonly number: number
  readonly deck: CommitmentLevel
  readonly ops: number
  readonly sr: number
  readonly rp: RpValues
  /** §9.2.c */
  readonly warStatus: number
  /** §9.3.c the asterisk */
  readonly removeAfterEvent: boolean
  /** §9.3.b the yellow box */
  readonly eventAndOps: boolean
  /** §4.2.3 stays face up until the end of the turn */
  readonly lastsTurn: boolean
  /** §9.7.3 the nation whose reinforcement card it is */
  readonly reinforcement: NationId | null
  /** §9.7.2 */
  readonly neutralEntry: EntryNation | null
  /** §25.1.e one of the three */
  readonly seaInvasion: boolean
  /** all must hold; empty: none */
  readonly prerequisite: readonly Prerequisite[]
  /** ids of the rule table */
  readonly rules: readonly string[]
  readonly basis: CardBasis
}

export interface EventCard extends CardFace {
  readonly combat: null
  readonly effects: readonly EventEffect[]
}

/** §3.3.c the red box */
export interface CombatCard extends CardFace {
  readonly combat: CombatPlay
  readonly effects: readonly CombatEffect[]
}

export type CardData = EventCard | CombatCard

export interface CardsData {
  readonly areas: Readonly<Record<AreaId, readonly string[]>>
  readonly markers: Readonly<Record<MarkerId, MarkerData>>
  readonly cards: readonly CardData[]
}
