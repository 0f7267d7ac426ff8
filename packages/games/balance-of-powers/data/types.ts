/** Shapes of the data files. Every entry, or the table it stands in, says where it comes from. */
import type { Names, Provenance } from '@sandtable/kernel/data'

export type MapName = 'north' | 'south' | 'ottoman' | 'africa'

// plane.json (the three large maps), africa.json: hexes as rows of letters

export interface OwnerData {
  readonly nation: string
  readonly territory?: Names
  /** §2.25 not home ground */
  readonly colony?: true
}

interface RiverData extends Provenance {
  readonly name: Names
  readonly canal?: true
  readonly sides: string
}

export type SideKind = 'all-water' | 'all-land' | 'mountain-pass' | 'alpine-pass' | 'red-bar' | 'naval-bar'

interface SidesData extends Provenance {
  readonly kind: SideKind
  /** "0921/0922 0922/0923" */
  readonly sides: string
}

export interface PlaceData extends Provenance {
  readonly hex: string
  readonly name: Names
  /** capital, port, city: one or several */
  readonly is: string
}

interface LakeData extends Provenance {
  readonly name: Names
  readonly hexes: string
}

export interface SheetData extends Provenance {
  /**
   * A letter a hex: ~ sea, c clear, m mountain, d desert, s marsh, f forest, j jungle; capital letters are coast,
   * a space is no hex
   */
  readonly ground: readonly string[]
  /** a letter of `owners` a hex */
  readonly owner: readonly string[]
  readonly owners: Readonly<Record<string, OwnerData>>
  /** 1 for a line to the north, 2 to the north-east, 4 to the south-east, added up */
  readonly rails: readonly string[]
  readonly rivers: readonly RiverData[]
  readonly sides: readonly SidesData[]
  readonly lakes?: readonly LakeData[]
  readonly places: readonly PlaceData[]
}

// chart.json

export interface BoxData extends Provenance {
  readonly id: string
  readonly name: Names
  readonly kind: 'ocean' | 'port'
  readonly owner?: string
  /** §2.24 */
  readonly home?: 'home' | 'full'
}

interface BoxLinkData extends Provenance {
  readonly box: string
  /** boxes or hexes */
  readonly to: string
  readonly by: 'sea' | 'land'
}

interface ChartData extends Provenance {
  readonly boxes: readonly BoxData[]
  readonly links: readonly BoxLinkData[]
  /** §1.23 hexes of two maps that are one water */
  readonly straits: readonly ({ readonly a: string; readonly b: string } & Provenance)[]
}

// fortresses.json, chips.json

interface FortressData extends Provenance {
  readonly hex: string
  readonly name: string
  readonly owner: string
  readonly colour: 'red' | 'black'
  readonly start?: 'reduced'
}

interface ChipData extends Provenance {
  /** a hex or a box */
  readonly at: string
  readonly name: string
  readonly owner: string
  readonly map: MapName | 'chart'
}

// nations.json

export interface MajorData {
  /** §2.91 demoralization at which it is in crisis */
  readonly limit: number
  readonly limitBasis: Provenance['basis']
  /** §9.24 corps by rail a fortnight */
  readonly rail: number
  /** §5.211 first season, other seasons, conquered */
  readonly income: readonly number[]
}

export interface NationData extends Provenance {
  readonly id: string
  readonly name: Names
  readonly adjective: string
  readonly capitals: string
  readonly major?: MajorData
}

// units.json

export type Kind =
  | 'infantry'
  | 'mountain'
  | 'cavalry'
  | 'siege'
  | 'tank'
  | 'flotilla'
  | 'af'
  | 'leader-land'
  | 'leader-naval'
  | 'leader-air'
  | 'air'
  | ShipKind
type ShipKind = 'BB' | 'BC' | 'CA' | 'CC' | 'CL' | 'CD' | 'PD' | 'SS' | 'UB'

export interface UnitData extends Provenance {
  readonly id: string
  readonly nation: string
  readonly kind: Kind
  readonly label: string
  /**
   * Corps: effectiveness, movement, then both of the trench side if there is one. Tank: attack, defence, movement.
   * Land leader: attack, defence. Air: machine-gun, evasion, radius. Submarine: torpedo, radius. Other ships: gunnery,
   * armour, radius, gunnery when reduced.
   */
  readonly values: readonly number[]
  /** §1.321 attacks with 4 in 1914 */
  readonly yellow?: true
  /** a flotilla of the African lakes */
  readonly africa?: true
  readonly rebel?: true
  readonly role?: 'fighter' | 'bomber' | 'zeppelin'
  /** the ships an admiral leads */
  readonly ships?: string
}

// order-of-battle.json, scenarios.json, setups

export interface ArrivalData {
  /** "start", a month "1914-09", or a season "1914-winter" */
  readonly when: string
  readonly nation: string
  readonly units?: string
  readonly mines?: number
  readonly infrastructure?: number
  readonly rp?: number
  readonly remove?: string
}

interface OrderOfBattleData extends Provenance {
  readonly entries: readonly ArrivalData[]
}

export interface ScenarioData extends Provenance {
  readonly id: string
  readonly title: Names
  readonly summary: Names
  readonly maps: readonly MapName[]
  readonly first: string
  readonly last: string
  readonly opens: 'month' | 'season'
  /** half-page: §6.45 must be used */
  readonly admiralty: 'half-page' | 'either'
  readonly sides: { readonly CP: string; readonly EP: string }
  readonly ti: readonly [number, number]
  /** RP and demoralization */
  readonly majors: Readonly<Record<string, readonly [number, number]>>
  readonly ap?: Readonly<Record<string, number>>
  /** §11.4 where a side sets up, and so what it controls */
  readonly area: 'home' | 'line-1915' | 'front-1916'
  readonly exclude?: string
  readonly orderOfBattle: string
  /** the whole order of battle brings what comes from here on */
  readonly laterFrom?: string
}

export interface SetupData extends Provenance {
  readonly scenario: string
  readonly placement: Readonly<Record<string, string>>
  readonly trench?: string
  readonly heldBack?: Readonly<Record<string, string>>
  readonly infrastructure?: Readonly<Record<string, string>>
  readonly naval?: Readonly<Record<string, string>>
  readonly mines?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly minePool?: Readonly<Record<string, number>>
  /** who joins later: nation, place, units */
  readonly joining?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

interface FrontsData {
  /** hexes of the line; it and what lies west of it are CP's */
  readonly '1915': Provenance & { readonly line: string }
  readonly '1916': Provenance & { readonly CP: string; readonly EP: string }
}

// tables/economy.json

type ByNation = Readonly<Record<string, number>>

/** What a scenario changes in the economy (§12). */
export interface ScenarioEconomyData extends Provenance {
  /** in place of the table of §5.211 */
  readonly income?: ByNation
  /** on top of it */
  readonly extra?: ByNation
  /** strategic war, each season */
  readonly losses?: ByNation
  /** nations that get no air units by the order of battle */
  readonly noAir?: string
  readonly noRevolution?: boolean
  /** units that leave the game, and one of several as their owner likes */
  readonly leaves?: { readonly month: string; readonly units: string; readonly oneOf: string }
  /** RP that go where no supply line is traced */
  readonly freeTransfer?: { readonly givers: string; readonly receiver: string }
  /** ANZAC and Canadians muster in Britain, ANZAC late, Americans in Britain and France */
  readonly dominionsInBritain?: boolean
  /** nations in crisis from the start */
  readonly crisis?: string
  /** the side that has its benefits from the start (§2.84) */
  readonly innovation?: string
  readonly americanEntry?: string
}

interface EconomyData {
  readonly income: Provenance & {
    /** §5.211 while the Ottoman Empire is neutral, or EP controls the straits */
    readonly russianBonus: { readonly rp: number; readonly straits: string }
    /** when it went to war, for scenarios played elsewhere */
    readonly ottomanEntry: string
    readonly american: { readonly rp: number; readonly fromSeason: number }
    readonly ap: ByNation
  }
  readonly conversion: Provenance & {
    readonly fortress: number
    readonly apForRp: number
    readonly rpASeason: number
    readonly apNations: string
    readonly noFortress: string
  }
  readonly transfer: Provenance & { readonly most: number }
  readonly requisition: Provenance & { readonly centres: number; readonly ottomanCentres: number }
  readonly costs: Provenance & {
    readonly leader: number
    readonly infrastructure: number
    readonly fortressStep: number
    readonly tank: number
    readonly corps: number
    readonly airStep: number
    readonly submarineStep: number
    readonly surfaceStep: number
    readonly dreadnoughtStep: number
  }
  readonly delay: Provenance & {
    readonly surface: number
    readonly submarine: number
    readonly other: number
    readonly anzac: number
  }
  readonly fighters: Provenance & { readonly best: number; readonly also: number }
  readonly revolution: Provenance & {
    readonly nations: string
    readonly from: number
    readonly never: number
    readonly corps: number
    readonly effectiveness: number
  }
  /** §13.0 what comes so many seasonal turns after they have joined */
  readonly americans: Provenance & { readonly bySeason: Readonly<Record<string, string>> }
  readonly scenarios: Readonly<Record<string, ScenarioEconomyData>>
}

// tables/combat.json

/** loss points, or one unless a resource point is paid (§10.711) */
export type LossData = number | 'RP'

export interface CombatResultData {
  readonly roll: number
  readonly attacker: LossData
  readonly defender: LossData
  /** §2.7 instead of the above where the battle is a minor one */
  readonly minor?: { readonly attacker: LossData; readonly defender: LossData }
  /** §10.72 */
  readonly ground?: true
  /** §10.74 */
  readonly morale?: { readonly of: 'attacker' | 'defender'; readonly below: number }
}

interface CombatData extends Provenance {
  /** §10.62 by roll, from 2 to 12 */
  readonly results: readonly CombatResultData[]
  /** §10.571 nations whose trenches are worth more */
  readonly strongTrenches: string
  /** §2.83 the last line holds for all higher levels too */
  readonly innovation: readonly { readonly level: number; readonly below: number }[]
}

export interface GameData {
  readonly plane: SheetData
  readonly africa: SheetData
  readonly chart: ChartData
  readonly fortresses: readonly FortressData[]
  readonly chips: readonly ChipData[]
  readonly nations: readonly NationData[]
  readonly units: readonly UnitData[]
  readonly ordersOfBattle: Readonly<Record<string, OrderOfBattleData>>
  readonly scenarios: readonly ScenarioData[]
  readonly setups: readonly SetupData[]
  readonly fronts: FrontsData
  readonly economy: EconomyData
  readonly combat: CombatData
}
