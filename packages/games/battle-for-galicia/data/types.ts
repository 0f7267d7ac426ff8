/** Shapes of the data files of Battle for Galicia 1914. Every entry says where it comes from. */
import type { Basis, Names, Provenance } from '@sandtable/kernel/data'

export type { Names, Provenance }

export type SideId = 'AH' | 'RU'

// units.json

export interface FaceData {
  readonly attack: number
  readonly defense: number
  readonly artillery: number
  readonly movement: number
}

export interface UnitData extends Provenance {
  readonly id: string
  readonly side: SideId
  readonly nation: 'austria-hungary' | 'germany' | 'russia'
  readonly type: 'infantry' | 'cavalry'
  readonly size: 'XXX' | 'XX' | 'X'
  /** null: independent */
  readonly corps: string | null
  /** side and army, e.g. "AH:4", "RU:8" */
  readonly army: string
  /** what the counter says */
  readonly label: string
  readonly name: Names
  readonly steps: 1 | 2
  readonly front: FaceData
  readonly back: FaceData | null
  readonly ersatz: boolean
  readonly whiteSymbol: boolean
  /** hex of the campaign set-up; null: the unit arrives later */
  readonly setup: string | null
  /** game turn on the movement restriction dot */
  readonly releasedOn: number | null
  /** where the strengths come from, if not from where the unit does */
  readonly valueBasis?: Basis
}

// reinforcements.json

export type EntryData =
  | { readonly kind: 'hexes'; readonly hexes: readonly string[] }
  | {
      readonly kind: 'rail-line'
      readonly from: string
      readonly to: string
      readonly plus: readonly string[]
    }

export interface ReinforcementData extends Provenance {
  readonly unit: string
  readonly turn: number
  /** the turn in the alternative reading of the Russian list: one group per game turn */
  readonly alternativeTurn: number | null
  readonly entry: EntryData
  /** the owner may wait for this turn and these hexes instead */
  readonly late: { readonly turn: number; readonly entry: EntryData } | null
}

// map.json

export type EdgeName = 'top' | 'bottom' | 'left' | 'right'
export type Terrain = 'clear' | 'forest' | 'marsh'

export interface HexData extends Provenance {
  readonly id: string
  readonly row: number
  readonly col: number
  readonly terrain: Terrain
  readonly country: SideId
  readonly lat: number
  readonly lon: number
  readonly town?: Names
  readonly terrainName?: string
  readonly halfHex?: true
  readonly edges?: readonly EdgeName[]
  readonly supply?: readonly SideId[]
  /** one of the X.01 hexes closed to Austria-Hungary through GT5 */
  readonly barred?: true
  readonly fortress?: Names
}

export interface HexsideData extends Provenance {
  readonly a: string
  readonly b: string
  readonly kind: 'river' | 'ridge'
  /** for a river the id of an entry in `rivers` */
  readonly name: string
  readonly bridge?: true
}

export interface RailLineData extends Provenance {
  readonly name: Names
  readonly hexes: readonly string[]
}

/** [rows, columns] to add */
type Offset = readonly [number, number]
/** factors of u and v and a constant */
type Affine = readonly [number, number, number]

export interface GeometryData extends Provenance {
  readonly rows: number
  readonly columns: number
  /** names of the six directions in rotational order */
  readonly directions: readonly string[]
  readonly odd: readonly Offset[]
  readonly even: readonly Offset[]
  readonly kilometresPerHex: number
  readonly rotationDegrees: number
  readonly georeference: {
    readonly lat0: number
    readonly lon0: number
    readonly kmPerDegLat: number
    readonly kmPerDegLon: number
    readonly x: Affine
    readonly y: Affine
  }
}

interface RiverData extends Names {
  readonly id: string
}

export interface MapData {
  readonly geometry: GeometryData
  readonly hexes: readonly HexData[]
  readonly hexsides: readonly HexsideData[]
  readonly rails: readonly RailLineData[]
  /** [latitude, longitude] points of the state frontier */
  readonly frontier: readonly (readonly [number, number])[]
  readonly rivers: readonly RiverData[]
}

// tables.json

export interface CrtColumn {
  readonly label: string
  readonly attack: number
  readonly defense: number
}

export interface CrtRow {
  readonly roll: number
  /** attacker/defender, e.g. "+1/-1.R1" */
  readonly cells: readonly string[]
}

export interface LrtRow {
  /** lowest modified roll of the row; null: everything below the next row */
  readonly from: number | null
  readonly ce: number
}

export interface TablesData {
  readonly crt: { readonly columns: readonly CrtColumn[]; readonly rows: readonly CrtRow[] } & Provenance
  readonly lrt: { readonly small: readonly LrtRow[]; readonly large: readonly LrtRow[] } & Provenance
  readonly artillery: readonly ({ readonly from: number; readonly drm: number } & Provenance)[]
  readonly terrain: {
    /** null: may not be entered */
    readonly hex: { readonly [terrain in Terrain]: number | null }
    readonly hexside: { readonly river: number; readonly bridge: number; readonly ridge: number }
  } & Provenance
  readonly zoc: {
    readonly enter: number
    readonly leave: number
    readonly fromZocToZoc: number
  } & Provenance
  readonly recovery: { readonly cost: number } & Provenance
  readonly stacking: { readonly limit: number } & Provenance
  readonly supply: { readonly inSupply: number; readonly lowSupply: number } & Provenance
}

// turns.json

export interface TurnData extends Provenance {
  readonly gt: number
  /** first day, YYYY-MM-DD */
  readonly from: string
  /** player turns in order */
  readonly sides: readonly SideId[]
  readonly history?: Names
}

// victory.json

export interface TownData extends Provenance {
  readonly hex: string
  readonly name: Names
  /** the side that scores it */
  readonly side: SideId
  readonly capture: number
  readonly occupy: number
}

export interface VictoryData {
  readonly attack: { readonly vp: number; readonly firstTurn: number; readonly lastTurn: number } & Provenance
  readonly elimination: { readonly vp: number } & Provenance
  readonly towns: readonly TownData[]
}

// scenarios.json

export interface AreaData {
  /** first and last, both included */
  readonly rows: readonly [number, number]
  readonly cols: readonly [number, number]
}

export interface ScenarioData extends Provenance {
  readonly id: string
  readonly title: Names
  readonly summary: Names
  readonly firstTurn: number
  readonly lastTurn: number
  readonly firstSide: SideId
  /** null: all */
  readonly armies: readonly string[] | null
  /** units may not leave it; null: the whole map */
  readonly area: AreaData | null
  /** points one side begins with, so that both have a fair chance */
  readonly headStart?: { readonly side: SideId; readonly vp: number }
  /** unit ids taken in or left out against the army list */
  readonly units?: { readonly include?: readonly string[]; readonly exclude?: readonly string[] }
}

export interface GameData {
  readonly units: readonly UnitData[]
  readonly reinforcements: readonly ReinforcementData[]
  readonly map: MapData
  readonly tables: TablesData
  readonly turns: readonly TurnData[]
  readonly victory: VictoryData
  readonly scenarios: readonly ScenarioData[]
}
