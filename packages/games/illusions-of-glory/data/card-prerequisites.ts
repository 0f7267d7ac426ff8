/** What must be so before a card can be played as an event (§9.7.1.c). */
import type { NationId, SideId } from '../sides.ts'
import type { MarkerId } from './card-events.ts'
import type { CardId, UnitFilter } from './card-parts.ts'
import type { RatedId, WilledId } from './types.ts'

type NationStatus = 'neutral' | 'at-war' | 'collapsed' | 'not-collapsed'

export type Prerequisite =
  | { readonly kind: 'event-played' | 'event-not-played'; readonly card: CardId }
  | { readonly kind: 'turn'; readonly from?: number; readonly to?: number }
  | { readonly kind: 'not-winter' }
  | { readonly kind: 'marker'; readonly marker: MarkerId; readonly on: boolean }
  | { readonly kind: 'nation'; readonly nation: NationId; readonly is: NationStatus }
  | { readonly kind: 'national-will'; readonly nation: WilledId; readonly atMost: number }
  | { readonly kind: 'troop-quality'; readonly nation: RatedId; readonly atMost: number }
  /** so many spaces (or VP spaces) printed as this nation's are controlled by the side; a number or all */
  | {
      readonly kind: 'holds' | 'holds-vp'
      readonly side: SideId
      readonly nations: readonly NationId[]
      readonly atLeast: number | 'all'
    }
  | { readonly kind: 'control'; readonly space: string; readonly by: readonly (SideId | 'neutral')[] }
  | {
      readonly kind: 'units-at'
      readonly spaces: readonly string[]
      readonly side: SideId
      readonly units?: UnitFilter
      readonly atLeast: number
    }
  | { readonly kind: 'no-units-at'; readonly spaces: readonly string[]; readonly side: SideId }
  | { readonly kind: 'besieged'; readonly space: string; readonly by: SideId }
  | { readonly kind: 'uprising'; readonly nation: WilledId; readonly present: boolean }
  /** `never`: it has not begun, now or before (§26.5.1.c); else the stage reached (§23.4.2) */
  | { readonly kind: 'revolution'; readonly stage: 'never' | number }
  /** §28.0.c */
  | { readonly kind: 'treaty-in-effect' }
  /** the enemy played that event in his action just before (§9.7.2.d) */
  | { readonly kind: 'answers'; readonly card: CardId }
  | { readonly kind: 'any-of' | 'all-of'; readonly of: readonly Prerequisite[] }
