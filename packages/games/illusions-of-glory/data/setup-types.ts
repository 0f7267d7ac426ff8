/** Shapes of setups.json, scenarios.json and turns.json. */
import type { NationId, SideId } from '../sides.ts'
import type { Names, Nations, Provenance, Spaces } from './provenance.ts'
import type { ApOffensive, CommitmentLevel, CpOffensive, RatedId, WilledId } from './track-types.ts'

export interface PlacementData extends Provenance {
  readonly space: string
  /** at full strength; a kind is repeated for each counter */
  readonly units: readonly string[]
  readonly reduced?: readonly string[]
}

export interface BoxData extends Provenance {
  readonly unit: string
  readonly count: number
}

interface ControlData extends Provenance {
  readonly spaces: readonly string[]
  /** whose control marker lies there */
  readonly nation: NationId
}

export interface TrenchData extends Provenance {
  readonly space: string
  readonly level: 1 | 2
  readonly owner: SideId | 'GR'
}

/** What markers on the map and in the boxes say at the start (§4.0, §30.2.1). */
export interface FlagsData {
  readonly geRpToTu: boolean
  readonly apAlliesRpToRu: boolean
  readonly blockade: boolean
  readonly seaInvasions: boolean
  readonly uBoats: boolean
  readonly convoys: boolean
  readonly ruAmphibious: boolean
  readonly apRailroads: boolean
  readonly cpRailroads: boolean
  readonly germanWarIndustry: boolean
}

export interface StartTracksData extends Provenance {
  readonly turn: number
  readonly vp: number
  readonly warStatus: Readonly<Record<SideId | 'combined', number>>
  readonly armistice: number
  readonly nationalWill: Readonly<Record<WilledId, number>>
  readonly troopQuality: Readonly<Record<RatedId, number>>
  readonly offensive: { readonly AP: ApOffensive; readonly CP: CpOffensive }
  readonly offensiveModifier: Readonly<Record<SideId, number>>
  readonly flags: FlagsData
  readonly commitment: Readonly<Record<SideId, CommitmentLevel>>
}

export type SetupId = '1914' | '1916'

export interface SetupData {
  readonly id: SetupId
  readonly placements: readonly PlacementData[]
  /** units of nations that are neutral at the start */
  readonly neutrals: readonly PlacementData[]
  readonly reserve: readonly BoxData[]
  readonly replaceable: readonly BoxData[]
  readonly eliminated: readonly BoxData[]
  /** where control differs from the colour of the map */
  readonly control: readonly ControlData[]
  readonly trenches: readonly TrenchData[]
  readonly destroyedForts: Spaces
  readonly landings: Spaces
  /** neutrals that have entered the war */
  readonly atWar: Nations
  readonly collapsed: Nations
  readonly tracks: StartTracksData
}

interface OpeningData {
  /** numbers of the cards in the deck; without it the Mobilization cards */
  readonly deck?: readonly number[]
  /** one of these cards is taken and shown */
  readonly take?: readonly number[]
  /** or a card of this OPS value, free choice */
  readonly takeOps?: number
  readonly draw: number
}

export interface ScenarioData extends Provenance {
  readonly id: 'campaign' | 'mobilization' | 'brusilov'
  readonly rule: string
  readonly setup: SetupId
  readonly firstTurn: number
  readonly lastTurn: number
  readonly title: Names
  readonly summary: Names
  readonly cards: Readonly<Record<SideId, OpeningData>>
  /** §4.4 decks for three or four players */
  readonly decksForMore?: Readonly<Record<SideId, readonly number[]>>
}

export type Season = 'spring' | 'summer' | 'fall' | 'winter'

export interface TurnData extends Provenance {
  readonly turn: number
  readonly season: Season
  readonly year: number
  readonly name: Names
}
