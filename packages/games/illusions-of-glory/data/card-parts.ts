/** What prerequisites and effects of cards are said with: cards, places, units. */
import type { NationId, SideId } from '../sides.ts'
import type { Sea, Terrain } from './types.ts'

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type CardNumber = Exclude<Digit, 0> | `${1 | 2 | 3 | 4}${Digit}` | `5${0 | 1 | 2 | 3 | 4 | 5}`
/** AP1 to AP55, CP1 to CP55 */
export type CardId = `${SideId}${CardNumber}`

/** §9.7.2.b */
export type EntryNation = 'IT' | 'BU' | 'RO' | 'GR'

/** Until the end of the player's action round, or of the turn (§4.2.3). */
export type Duration = 'round' | 'turn'

export type AreaId = 'east-prussia' | 'masuria' | 'warsaw' | 'macedonia' | 'dobruja'

/** Spaces and regions. `near-…` means there or connected to it. */
export type Where =
  | { readonly in: 'nations' | 'near-nations'; readonly nations: readonly NationId[] }
  | { readonly in: 'area' | 'near-area'; readonly area: AreaId }
  /** the Italian Front inset, Tyrol and Carniola not included */
  | { readonly in: 'inset' }
  | { readonly in: 'terrain'; readonly terrain: readonly Terrain[] }
  /** a port on this sea, or a sea-invasion space of it */
  | { readonly in: 'coast'; readonly sea: Sea }
  /** a trench or an intact fort */
  | { readonly in: 'works' }
  | { readonly in: 'any-of'; readonly of: readonly Where[] }

/** At least one unit that fits everything named; uprisings, HQs and forts never fit. */
export interface UnitFilter {
  readonly nations?: readonly NationId[]
  readonly size?: 'LCU' | 'SCU'
  readonly type?: 'cavalry'
  readonly unit?: string
}

/** Where units of an event go. Always friendly-controlled, never overstacked, never a besieged fort (§15.1). */
export type Destination =
  /** §15.1.c any supply source of these nations; `inset`: those on the Italian Front (§15.2.b) */
  | { readonly to: 'sources'; readonly nations: readonly NationId[]; readonly inset?: true }
  | { readonly to: 'spaces'; readonly spaces: readonly string[] }
  /** with a supplied friendly unit, at most one HQ a space (§27.0.d) */
  | { readonly to: 'with'; readonly units: UnitFilter }
