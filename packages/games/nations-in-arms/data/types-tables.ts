/** Shape of tables.json. */
import type { Provenance } from '@sandtable/kernel/data'

export type GroundName = 'clear' | 'forest' | 'marsh' | 'mountain' | 'pass' | 'desert'
export type GroundTable = Readonly<Record<GroundName, number>>

interface MovementData extends Provenance {
  readonly ground: GroundTable
  /** §6.2.1(2) */
  readonly russianMarsh: { readonly cost: number; readonly from: number }
  readonly leaveMountain: number
  readonly river: number
  readonly riverBridgedByEngineer: number
  readonly strait: number
  readonly enterBox: number
  readonly leaveBox: number
}

interface BattleGroundData extends Provenance {
  readonly ground: GroundTable
  readonly river: number
  readonly bridge: number
  readonly strait: number
  readonly least: number
}

interface CombatRow {
  readonly total: number
  readonly skirmish: string
  readonly engagement: string
  readonly decisive: string
}

export interface AttritionData extends Provenance {
  /** most combat steps of a force in each column */
  readonly columns: readonly number[]
  readonly rows: readonly { readonly total: number; readonly results: readonly string[] }[]
  readonly modifiers: {
    readonly outOfSupply: number
    readonly demoralized: number
    readonly supplyUnit: number
    readonly siegePerLevel: number
    readonly mountainOrMarsh: number
    readonly desert: number
    readonly mp4OrLess: number
    readonly mp7OrMore: number
    readonly nationality: number
  }
}

interface SiegeLevelData {
  readonly level: number
  readonly results: readonly { readonly upTo: number; readonly result: string }[]
}

export interface TablesData {
  readonly terrain: { readonly movement: MovementData; readonly battle: BattleGroundData }
  readonly supportMovement: {
    readonly train: number
    readonly frenchTrain: number
    readonly engineer: number
  } & Provenance
  readonly combat: { readonly rows: readonly CombatRow[] } & Provenance
  readonly odds: {
    readonly rows: readonly { readonly ratio: string; readonly modifier: number }[]
  } & Provenance
  readonly attrition: AttritionData
  readonly siege: { readonly levels: readonly SiegeLevelData[] } & Provenance
}
