/** Shapes of collapse.json, supply.json and neutrals.json. */
import type { NationId, SideId } from '../sides.ts'
import type { Nations, Provenance, Spaces } from './provenance.ts'
import type { BoxData, PlacementData } from './setup-types.ts'
import type { WilledId } from './track-types.ts'

type RevolutionEffect = 'no-reinforcements' | 'no-replacements' | 'step-losses' | 'dissolution'

export interface CollapseData extends Provenance {
  readonly nation: NationId
  /** who has to hold the VP spaces of these nations */
  readonly by: SideId
  readonly spaces: readonly NationId[]
  /** §23.5.a Austria-Hungary falls when they are occupied, uprisings counted, the others when they are controlled */
  readonly needs: 'control' | 'occupation'
  /** §26.6.2.a what else brings it about */
  readonly also?: readonly ('no-lcu-at-home' | 'declared')[]
  readonly armistice: number
  readonly permanent: boolean
  /** units that trace supply to one of these stay */
  readonly survivorsTrace: readonly string[]
  readonly undoneBy?: string
}

export interface CollapsesData {
  readonly collapses: readonly CollapseData[]
  /** §26.2.3.b */
  readonly replacements: Provenance & { readonly units: readonly string[]; readonly by: readonly string[] }
  readonly never: Nations
  /** effects of stages 1 to 4; delay in turns */
  readonly revolution: Provenance & { readonly delay: number; readonly stages: readonly RevolutionEffect[] }
  readonly treaty: Provenance & {
    readonly delay: number
    /** §28.0.d.8 German LCUs a turn */
    readonly leavingBrandenburg: number
    readonly region: string
  }
}

export interface SupplyData {
  readonly sources: readonly (Spaces & { readonly nation: NationId })[]
  /** sources of the three empires the rulebook lets us know */
  readonly stated: Provenance & Readonly<Record<WilledId, readonly string[]>>
  /** sources that count only once another nation is at war */
  readonly afterEntry: readonly (Spaces & { readonly nation: NationId; readonly of: NationId })[]
  /** more sources of single units */
  readonly alsoFor: readonly (Spaces & { readonly unit: string })[]
  readonly capitals: readonly (Spaces & { readonly nation: WilledId })[]
  /** §16.7.1.b */
  readonly rpLine: Provenance & { readonly from: string; readonly to: string }
}

export interface EntryPlacementData extends PlacementData {
  /** otherwise the counters have not been in play */
  readonly from?: 'reserve'
  /** where to instead, in order; otherwise the nearest friendly space in supply (§9.7.2.c) */
  readonly else?: readonly string[]
}

export interface EntryData extends Provenance {
  readonly nation: NationId
  readonly side: SideId
  readonly event: string
  readonly placements: readonly EntryPlacementData[]
  /** Austro-Hungarian infantry corps taken from anywhere on the map */
  readonly transfers: readonly (Provenance & { readonly to: string; readonly count: number })[]
  readonly reserve: readonly BoxData[]
}

export interface NeutralsData {
  readonly entries: readonly EntryData[]
  readonly greece: Provenance & {
    readonly joinsAp: string
    readonly joinsCp: string
    /** a die of `from` or more when that side enters: Greece joins the other */
    readonly tests: readonly { readonly space: string; readonly enters: SideId; readonly from: number }[]
    /** §26.3.1.d.2 */
    readonly handedOver: readonly string[]
    /** §26.3.2.c.2 */
    readonly alwaysAp: readonly string[]
  }
}
