/** What events do (§9.7): at once, for a round or a turn, or by a marker for the rest of the game. */
import type { NationId, SideId } from '../sides.ts'
import type { CombatCondition, CombatRole } from './card-combat.ts'
import type { CardId, Destination, Duration, EntryNation, Where } from './card-parts.ts'
import type { ApOffensive, CpOffensive, PoolId, Provenance, RatedId, Sea, WilledId } from './types.ts'

/** Markers on the map and the tracks; what they do while they lie is in `markers` of the data. */
export type MarkerId =
  | 'apRailroads'
  | 'cpRailroads'
  | 'apAlliesRpToRu'
  | 'blockade'
  | 'seaInvasions'
  | 'uBoats'
  | 'convoys'
  | 'unrestrictedSubs'
  | 'germanWarIndustry'
  | 'serbsReturned'
  | 'constantineBarred'
  | 'foodRiots'

export type LastingEffect =
  /** §12.5.c §12.5.d mixed gauge from → into counts as single gauge for attacks and SR of the side */
  | {
      readonly kind: 'rail-conversion'
      readonly side: SideId
      readonly from: readonly NationId[]
      readonly into: readonly NationId[]
    }
  /** §16.7.2 so many a turn, in the Replacement Phase */
  | { readonly kind: 'convert-rp'; readonly from: PoolId; readonly to: PoolId; readonly perTurn: number }
  /** §14.1.3.b */
  | { readonly kind: 'no-port-supply'; readonly side: SideId; readonly except: readonly Sea[] }
  /** §16.7.1.b GE → TU conversion needs a CP line between these */
  | { readonly kind: 'conversion-needs-line'; readonly between: readonly string[] }
  /** start of the War Status Phase of every winter turn after the one in which the marker was placed */
  | { readonly kind: 'winter-will'; readonly nation: WilledId; readonly by: number }
  /** §25.1.f */
  | { readonly kind: 'allows-sea-invasions' }
  /** no sea SR and no sea-invasion card of the side in this sea, unless that marker lies */
  | {
      readonly kind: 'closes-sea'
      readonly side: SideId
      readonly sea: Sea
      readonly unless: MarkerId
    }
  /** every card the side plays for RPs gives so many more of the pool, never fewer than 0 */
  | { readonly kind: 'rp-per-card'; readonly pool: PoolId; readonly by: number }
  /** §16.6.f, §26.6.2.b.2 §26.6.2.b.3 the limits on SB repairs and rebuilding end */
  | { readonly kind: 'serbs-rebuild' }
  /** KING CONSTANTINE cannot make Greece a CP ally */
  | { readonly kind: 'greece-not-cp' }
  /** §23.4.1.a a reminder only */
  | { readonly kind: 'reminder' }

export interface MarkerData {
  readonly lasting: readonly LastingEffect[]
  readonly rules: readonly string[]
  readonly basis: Provenance
}

/**
 * Modifies fire of one side in every combat that fits, in the attacks or the defences of that side. In
 * `when`, `own` and `enemy` are seen from that side, whoever played the card.
 */
interface FireEffect {
  readonly kind: 'fire'
  readonly duration: Duration
  readonly side: SideId
  readonly as: CombatRole
  readonly when: readonly CombatCondition[]
  readonly drm: number
  /** §21.3.c added to the flank attack attempt */
  readonly flankDrm?: number
  /** only so many combats, chosen by the player as he declares them */
  readonly times?: number
}

export type EventEffect =
  /** §23.2.c, not below 2; `later` at the end of the Action Phase of this turn */
  | {
      readonly kind: 'national-will'
      readonly nation: WilledId
      readonly by: number
      readonly later?: true
    }
  /** §24.1, not below 1 */
  | { readonly kind: 'troop-quality'; readonly nation: RatedId; readonly by: number }
  /** §5.1.1.d */
  | { readonly kind: 'victory-points'; readonly by: number }
  /** §17.3.2.d in step 1a of the War Status Phase of this turn, not above 40 */
  | { readonly kind: 'armistice'; readonly by: number }
  /** §7.4.1 */
  | { readonly kind: 'mo-modifier'; readonly side: SideId; readonly by: number }
  /** §7.4.2 these results become None or Made for the rest of the game */
  | {
      readonly kind: 'mo-void'
      readonly side: SideId
      readonly results: readonly (ApOffensive | CpOffensive)[]
    }
  | { readonly kind: 'marker'; readonly marker: MarkerId; readonly on: boolean }
  /** ends what that event still does this turn */
  | { readonly kind: 'cancel'; readonly card: CardId }
  | FireEffect
  /** so many OPS more for the side to activate a space or stack with these units there */
  | {
      readonly kind: 'activation-cost'
      readonly duration: Duration
      readonly side: SideId
      readonly nations: readonly NationId[]
      /** no unit of another nation in the space */
      readonly alone?: true
      readonly where?: Where
      readonly mode: 'attack' | 'any'
      readonly ops: number
    }
  /** in the cost of activation these nations count as one with the others in the space (§9.4.1.a) */
  | { readonly kind: 'activation-as-one'; readonly duration: Duration; readonly nations: readonly NationId[] }
  | { readonly kind: 'ban'; readonly duration: Duration; readonly side: SideId; readonly what: Banned }
  /** §9.6.2.c `now`: what is recorded so far this turn; `turn`: also what is recorded later this turn */
  | { readonly kind: 'rp-lost'; readonly pool: PoolId; readonly scope: 'now' | 'turn' }
  /** half of what is recorded this turn, rounded down, at the start of the Replacement Phase */
  | { readonly kind: 'rp-halved'; readonly pool: PoolId; readonly duration: 'turn' }
  /** §9.6.1.e, §16.1.f received and spent at once on supplied units on the map, at the cost of §16.2 */
  | { readonly kind: 'repair'; readonly nation: NationId; readonly rp: number }
  /** recorded, divided among the pools as the player likes */
  | { readonly kind: 'gain-rp'; readonly pools: readonly PoolId[]; readonly rp: number }
  /** §15 the nation whose card of the turn it is, the cost in Troop Quality, who arrives reduced at Poor */
  | {
      readonly kind: 'reinforcements'
      readonly nation: NationId
      readonly units: readonly string[]
      readonly at: Destination
      readonly together?: true
      readonly troopQuality: number
      readonly reducedIfPoor: readonly string[]
    }
  /** §9.7.3.b units of an event that is no reinforcement card; `reserve`: up to so many from the reserve box */
  | {
      readonly kind: 'place'
      readonly units: readonly string[]
      readonly at: Destination
      readonly together?: true
      readonly from?: 'reserve'
    }
  /** out of the game wherever it is */
  | { readonly kind: 'remove'; readonly unit: string }
  /**
   * the owner takes off so many LCUs (or, if he prefers, so many SCUs) of the nation, as far as he has them;
   * SCUs go to the Replaceable box (§12.6.6.g), Troop Quality does not change
   */
  | {
      readonly kind: 'give-up'
      readonly nation: NationId
      readonly lcu: number
      readonly orScu?: number
      /** only units here */
      readonly space?: string
      readonly to: 'eliminated'
    }
  /** §9.7.2, §26 */
  | {
      readonly kind: 'neutral-entry'
      readonly nation: EntryNation
      readonly joins: SideId
      readonly cancelledBy?: CardId
    }
  /** §25.2.1.a.1 */
  | { readonly kind: 'landing'; readonly space: string }
  /** §23.3.2 one uprising free of charge, anywhere in the nation, or only in that space if it may be placed there */
  | { readonly kind: 'uprising'; readonly nation: WilledId; readonly space?: string }
  /** §20.4.1.b as if the fort had surrendered */
  | { readonly kind: 'destroy-fort'; readonly space: string }
  /** §23.4 */
  | {
      readonly kind: 'revolution'
      readonly step: 'start' | 'suppress' | 'revive'
      readonly turnsAhead?: number
    }
  /** §28.0.b */
  | { readonly kind: 'treaty'; readonly turnsAhead: number }
  | { readonly kind: 'special'; readonly id: EventSpecial }

export type Banned =
  /** units of all these nations in one attack */
  | { readonly kind: 'joint-attack'; readonly nations: readonly NationId[] }
  | { readonly kind: 'reinforcement-card'; readonly nation: NationId }
  /** these cards as events (or combat cards) */
  | { readonly kind: 'events'; readonly cards: readonly CardId[] }
  | { readonly kind: 'sr'; readonly nations: readonly NationId[] }

export type EventSpecial =
  | 'great-retreat'
  | 'serbs-return'
  | 'turkish-desertions'
  | 'surrender-of-rupel'
  | 'king-constantine'
  | 'enver-summit'
