/** Shapes of the data files of Grand Illusion 1914. Every entry says where it comes from. */
import type { Basis, Names, Provenance } from '@sandtable/kernel/data'
import type { NationId, SideId } from '../sides.ts'

export type { Names, Provenance }

// map.json

export interface HexData extends Provenance {
  readonly id: string
  /** counted down the column */
  readonly row: number
  /** counted from west to east; odd columns lie half a hex lower */
  readonly col: number
  readonly lat: number
  readonly lon: number
  readonly name: Names
  readonly nameBasis: Basis
  /** §2.2.hexes black box: German */
  readonly owner: SideId
  readonly ownerBasis: Basis
  /** §2.2.tem terrain effect modifier */
  readonly tem: 0 | 1 | 2
  readonly temBasis: Basis
  /** §8.4.3.b §8.4.3.c */
  readonly supply?: readonly NationId[]
}

interface HexsideData extends Provenance {
  readonly a: string
  readonly b: string
  /** §2.2.diamond1 §2.2.diamond3 */
  readonly kind: 'slow' | 'impassable'
}

interface RailData extends Provenance {
  readonly a: string
  readonly b: string
}

interface GeometryData extends Provenance {
  readonly orientation: 'flat'
  readonly columns: readonly { readonly column: number; readonly first: string; readonly last: string }[]
  readonly georeference: {
    readonly projection: 'lambert-conformal-conic'
    readonly parallels: readonly [number, number]
    readonly origin: { readonly lat: number; readonly lon: number }
    readonly earthRadiusKm: number
    readonly hexHeightKm: number
    readonly rotationDegrees: number
    readonly tx: number
    readonly ty: number
  }
}

export interface MapData {
  readonly geometry: GeometryData
  readonly hexes: readonly HexData[]
  readonly hexsides: readonly HexsideData[]
  readonly rails: readonly RailData[]
}

// places.json

interface OneHex extends Provenance {
  readonly hex: string
}
interface Hexes extends Provenance {
  readonly hexes: readonly string[]
}

export interface PlacesData {
  readonly paris: OneHex
  readonly parisInDanger: Hexes
  readonly schlieffen: Hexes
  readonly belgium: Hexes
  readonly ports: Hexes
  readonly coastal: Hexes
  readonly vosges: Hexes
  readonly antwerp: OneHex & { readonly mask: readonly string[]; readonly escape: string }
  readonly brussels: OneHex
  readonly liege: OneHex
  readonly maubeuge: OneHex
  readonly metz: OneHex
  readonly trier: OneHex
  readonly emergencySource: OneHex
  readonly railhead: OneHex
  readonly northEntry: Hexes
  readonly germanMarkers: Hexes
  readonly trenchAtStart: OneHex & { readonly level: number }
  readonly france: Hexes
  readonly border: Hexes
  readonly supply: Readonly<Record<NationId, readonly string[]>> & Provenance
  readonly turn1: Provenance & {
    readonly forbidden: readonly string[]
    readonly north: readonly string[]
    readonly maubeugeOption: number
  }
}

// units.json, forts.json

type UnitType = 'infantry' | 'cavalry' | 'hq' | 'ha'
export type UnitSize = 'army' | 'corps' | 'division' | 'brigade' | 'battery'

export type EntryData =
  /** §13.1.1 on the map; up to two British units may begin in the other hex */
  | { readonly kind: 'starts'; readonly hex: string; readonly orIn?: string }
  /** §2.4.setup null: uncertain; §12.3 coastal: any friendly coastal hex, too */
  | {
      readonly kind: 'arrives'
      readonly turn: number
      readonly hex: string | null
      readonly coastal?: boolean
    }
  /** §8.4.9.d in the Paris in Danger box */
  | { readonly kind: 'paris'; readonly hex: string | null }

export interface OptionRef {
  readonly side: SideId
  readonly number: number
}

export interface UnitData extends Provenance {
  readonly id: string
  readonly side: SideId
  readonly nation: NationId
  /** key of the counter's colours */
  readonly colour: string
  readonly type: UnitType
  readonly size: UnitSize
  /** what the counter says */
  readonly label: string
  readonly name: Names
  /** combat strength, undisrupted and disrupted; infantry and cavalry only */
  readonly cs?: readonly [number, number]
  /** movement allowance, front and back */
  readonly ma: readonly [number, number]
  /** §9.5.4 HA only */
  readonly bombardment?: number
  /** §2.4.paren */
  readonly defenceOnly?: boolean
  /** §2.4.mountain */
  readonly mountain?: boolean
  /** §9.4.5 */
  readonly territorial?: boolean
  /** §2.4.redcircle */
  readonly redCircle?: boolean
  /** §aid.ix-minus */
  readonly stacksAs?: 'division'
  /** §8.4.9.c §8.4.9.f */
  readonly leavesForParis?: boolean
  /** §2.6 orange band: only with this option of scenario 3 */
  readonly option?: OptionRef
  readonly entry: EntryData
}

export interface FortData extends Provenance {
  readonly id: string
  readonly hex: string
  readonly nation: NationId
  readonly side: SideId
  readonly name: Names
  /** combat strength and bombardment defence of each step, the best first */
  readonly steps: readonly (readonly [number, number])[]
  /** §9.5.2 */
  readonly largeGarrison: boolean
  readonly option?: OptionRef
}

// tables.json

export type FortuneResult =
  | 'rout'
  | 'cautious'
  | 'skirmish'
  | 'ohl'
  | 'limit'
  | 'advantage'
  | 'orders'
  | 'gqg'
  | 'counterattack'
  | 'surprise'

export interface TablesData {
  readonly caps: Provenance & {
    readonly moltke: readonly number[]
    readonly falkenhayn: readonly number[]
    readonly joffre1: readonly number[]
    readonly joffre2: readonly number[]
    readonly most: number
  }
  readonly capsOnTurn1: Provenance & Readonly<Record<SideId, number>>
  readonly fortunes: readonly (Provenance & { readonly roll: number; readonly result: FortuneResult })[]
  readonly markers: Provenance & { readonly plan17: readonly number[]; readonly german: readonly number[] }
  readonly seaRetreat: Provenance & {
    readonly turnsAhead: readonly number[]
    readonly drm: { readonly british: number; readonly territorial: number; readonly belgian: number }
  }
  readonly surrender: Provenance & { readonly normal: number; readonly large: number }
  readonly cavalryWithdrawal: Provenance & { readonly hitOn: number }
  readonly stacking: Provenance & {
    readonly corps: number
    readonly infantry: number
    readonly vosgesInfantry: number
    readonly vosgesExtra: number
  }
  readonly concentric: readonly (Provenance & { readonly hexes: number; readonly drm: number })[]
  readonly mountain: Provenance & { readonly drm: number }
  readonly strategicRail: Provenance & { readonly hexes: number }
}

// victory.json, turns.json, scenarios.json

export interface VictoryData {
  readonly plan17: Hexes & { readonly double: readonly string[]; readonly start: number }
  readonly german: Hexes & { readonly double: readonly string[]; readonly paris: number }
  readonly mandated: Provenance & Readonly<Record<SideId, Readonly<Record<string, number>>>>
  readonly withdrawal: Provenance &
    Readonly<Record<SideId, { readonly first: number; readonly onFirst: number; readonly later: number }>>
  readonly easternFront: Provenance & {
    readonly turn: number
    readonly attackPoints: number
    readonly cavalry: number
    readonly refusal: number
    readonly armies: readonly string[]
  }
  readonly win: Provenance & { readonly least: number; readonly times: number }
  readonly awards: readonly (Provenance & {
    readonly id: 'forts' | 'antwerp' | 'french-losses' | 'british-losses'
    readonly vp: number
    readonly turn: number
    readonly least?: number
  })[]
  /** VP price of each option of scenario 3 */
  readonly options: Provenance & Readonly<Record<SideId, readonly number[]>>
}

export interface TurnData extends Provenance {
  readonly turn: number
  /** month and day */
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

export interface ScenarioData extends Provenance {
  readonly id: 'campaign' | 'marne' | 'what-if'
  readonly number: 1 | 2 | 3
  readonly turns: number
  readonly title: Names
  readonly summary: Names
}

export interface GameData {
  readonly map: MapData
  readonly places: PlacesData
  readonly units: readonly UnitData[]
  readonly forts: readonly FortData[]
  readonly tables: TablesData
  readonly victory: VictoryData
  readonly turns: readonly TurnData[]
  readonly scenarios: readonly ScenarioData[]
}
