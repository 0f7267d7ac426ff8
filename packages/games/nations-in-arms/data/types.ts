/** Shapes of the data files. Every entry, or the file it stands in, says where it comes from. */
import type { Names, Provenance } from '@sandtable/kernel/data'
import type { LeaderData, SupportData, UnitsData } from './types-pieces.ts'
import type { ScenarioData } from './types-scenarios.ts'
import type { TablesData } from './types-tables.ts'

// map.json: hexes as rows of letters, hexsides as "3525/3625 3526/3625"

interface RiverData extends Provenance {
  readonly name: Names
  readonly sides: string
  /** those of its sides that have a bridge */
  readonly bridges?: string
}

interface PassData extends Provenance {
  readonly name?: Names
  /** the ways between two hexes, one of them at least a pass */
  readonly sides: string
}

interface StraitData extends Provenance {
  readonly name: Names
  readonly side: string
  /** where an enemy fleet bars it */
  readonly zone: string
}

export interface MapData extends Provenance {
  /**
   * A letter a hex: ~ sea, o lake, c clear, f forest, s marsh, m mountain, p pass, d desert, x desert that nobody may
   * enter
   */
  readonly ground: readonly string[]
  /** two letters a hex: the code of its province or of its sea zone; a lake has none */
  readonly areas: readonly string[]
  readonly rivers: readonly RiverData[]
  readonly passes: readonly PassData[]
  readonly impassable: string
  readonly straits: readonly StraitData[]
}

// places.json

interface PortData {
  readonly zone: string
  /** the water by which ships reach a port that lies inland of its zone */
  readonly via?: string
  readonly trade?: number
  readonly shipyard?: true
}

export interface PlaceData extends Provenance {
  readonly hex: string
  readonly name: Names
  /** of a major nation, of a minor nation, of a province alone */
  readonly capital?: 'major' | 'minor' | 'province'
  readonly fortress?: number
  /** §1.2 major city, major city in 1805 to 1815 only, city that is worth victory points */
  readonly star?: 'red' | 'red-1805' | 'gold'
  readonly port?: PortData
  /** which values the rulebook gives */
  readonly printed?: string
}

/** A name on the map without any effect. */
interface BattlefieldData extends Provenance {
  readonly hex: string
  readonly name: Names
}

interface PlacesData {
  readonly note: string
  readonly places: readonly PlaceData[]
  readonly battlefields: readonly BattlefieldData[]
}

// provinces.json, nations.json, ownership.json

export interface ProvinceData extends Provenance {
  readonly id: string
  /** in the rows of the map */
  readonly code: string
  readonly name: Names
  /** §1.2 the nation within whose borders of 1792 it lies */
  readonly owner: string
  /** the hex of its capital */
  readonly capital: string
  /** §1.2 a key province */
  readonly key?: true
  /** §1.2 marked as part of the French Grand Empire */
  readonly grandEmpire?: true
  /** §1.2 marked with a year of the Polish partitions */
  readonly poland?: true
  /** all of it is an off-map box */
  readonly box?: true
  /** hexes that lie apart from the rest */
  readonly exclaves?: string
}

interface NationData extends Provenance {
  readonly id: string
  readonly name: Names
  /** §15.3 rebels have no country of their own */
  readonly is: 'major' | 'minor' | 'revolt'
}

/** Who owns and controls what in a year, complete in itself: what is not listed is as in 1792. */
interface OwnershipData extends Provenance {
  readonly year: number
  /** provinces that belong to another nation than within the borders of 1792 */
  readonly provinces: Readonly<Record<string, string>>
  /** minor nations with their major: "france ally", "france satellite" */
  readonly controllers: Readonly<Record<string, string>>
}

// seas.json

export interface ZoneData extends Provenance {
  readonly id: string
  /** in the rows of the map */
  readonly code: string
  readonly name: Names
}

interface ZoneLinkData extends Provenance {
  readonly a: string
  readonly b: string
  readonly via?: string
}

export interface BoxData extends Provenance {
  readonly id: string
  readonly name: Names
  /** the province whose hexes it stands for */
  readonly province?: string
  /** hexes that lead into it, by province */
  readonly entry: Readonly<Record<string, string>>
  /** boxes it leads to */
  readonly boxes?: string
}

interface SeasData {
  readonly zones: readonly ZoneData[]
  readonly links: readonly ZoneLinkData[]
  readonly boxes: readonly BoxData[]
}

export interface GameData {
  readonly map: MapData
  readonly places: PlacesData
  readonly provinces: readonly ProvinceData[]
  readonly nations: readonly NationData[]
  readonly ownership: readonly OwnershipData[]
  readonly seas: SeasData
  readonly units: readonly UnitsData[]
  readonly support: readonly SupportData[]
  readonly leaders: { readonly note: string; readonly leaders: readonly LeaderData[] }
  readonly tables: TablesData
  readonly scenarios: readonly ScenarioData[]
}
