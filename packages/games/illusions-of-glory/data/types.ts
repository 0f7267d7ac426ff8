/** Shapes of the data files of Illusions of Glory, cards apart. Every entry says where it comes from. */
import type { EvidenceData } from './evidence-types.ts'
import type { MapData } from './map-types.ts'
import type { CollapsesData, NeutralsData, SupplyData } from './nation-types.ts'
import type { ScenarioData, SetupData, TurnData } from './setup-types.ts'
import type { FireData, TablesData } from './table-types.ts'
import type { OffensivesData, TracksData, VictoryData } from './track-types.ts'
import type { UnitsData } from './unit-types.ts'

export type * from './evidence-types.ts'
export type * from './map-types.ts'
export type * from './nation-types.ts'
export type * from './provenance.ts'
export type * from './setup-types.ts'
export type * from './table-types.ts'
export type * from './track-types.ts'
export type * from './unit-types.ts'

export interface GameData {
  readonly map: MapData
  readonly units: UnitsData
  readonly setups: readonly SetupData[]
  readonly scenarios: readonly ScenarioData[]
  readonly turns: readonly TurnData[]
  readonly fire: FireData
  readonly tables: TablesData
  readonly tracks: TracksData
  readonly victory: VictoryData
  readonly offensives: OffensivesData
  readonly collapse: CollapsesData
  readonly supply: SupplyData
  readonly neutrals: NeutralsData
  readonly evidence: readonly EvidenceData[]
}
