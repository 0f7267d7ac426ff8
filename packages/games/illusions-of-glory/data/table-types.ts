/** Shapes of fire.json and tables.json. */
import type { NationId } from '../sides.ts'
import type { LinkKind, Terrain } from './map-types.ts'
import type { Provenance } from './provenance.ts'

export type FireTableId = 'heavy' | 'light'

export interface FireTableData extends Provenance {
  /** the lowest strength of each column */
  readonly least: readonly number[]
  /** Loss Numbers by die, then by column */
  readonly rows: readonly (readonly number[])[]
}

interface KnownCellData extends Provenance {
  readonly table: FireTableId
  /** index of the column */
  readonly column: number
  readonly die: number
  readonly ln: number
}

export interface FireData {
  readonly heavy: FireTableData
  readonly light: FireTableData
  /** cells the rulebook itself reads aloud */
  readonly known: readonly KnownCellData[]
}

/** §9.6.1 */
export type PoolId = 'RU' | 'IT' | 'AP-A' | 'GE' | 'AH' | 'CP-A'

export interface TerrainData extends Provenance {
  readonly id: Terrain
  /** column shift of the attacker (§12.4.1) */
  readonly shift: number
  /** §12.7.4.a a step loss shortens the retreat */
  readonly stand: boolean
  /** §21.1.b */
  readonly flank: boolean
  /** §12.8.2 an advance ends here */
  readonly stops: boolean
  /** §12.3.a the season of severe weather */
  readonly weather: 'winter' | 'summer' | null
}

export interface LinkRuleData extends Provenance {
  readonly kind: LinkKind
  /** §13.2.a */
  readonly lcuSr: boolean
  /** §12.5.a if all attackers come by such links */
  readonly drm: number
}

export interface TablesData {
  readonly hand: Provenance & { readonly size: number; readonly pair: number; readonly alone: number }
  readonly rounds: Provenance & { readonly number: number; readonly noCardOps: number }
  readonly activation: Provenance & { readonly perNation: number; readonly withHq: number }
  readonly sr: Provenance & { readonly lcu: number; readonly other: number }
  readonly rp: Provenance & {
    readonly lcuPerStep: number
    readonly scuStepsPerRp: number
    readonly poorLcuPerStep: number
    readonly poorScuPerStep: number
  }
  readonly pools: Provenance &
    Readonly<Record<'RU' | 'IT' | 'BR' | 'FR' | 'RO' | 'SB' | 'GE' | 'AH' | 'TU' | 'BU', PoolId>>
  readonly conversions: readonly (Provenance & {
    readonly from: PoolId
    readonly to: NationId
    readonly perTurn: number
  })[]
  readonly stacking: Provenance & {
    readonly units: number
    readonly uprisings: number
    readonly hqs: number
    readonly artillery: number
    /** §10.2.b these stack with each other only */
    readonly apart: readonly NationId[]
  }
  readonly movement: Provenance & { readonly perSpace: number; readonly outOfSupply: number }
  readonly trenches: Provenance & {
    readonly perRound: number
    readonly perTurn: number
    readonly firstTurn: number
    readonly terrain: readonly Terrain[]
    /** column shifts by level, the first for level 1 */
    readonly levels: readonly { readonly attacker: number; readonly defender: number }[]
    readonly levelTwo: string
  }
  readonly terrain: readonly TerrainData[]
  readonly water: Provenance & { readonly shift: number; readonly flank: boolean; readonly stops: boolean }
  readonly weather: Provenance & { readonly shift: number }
  readonly links: readonly LinkRuleData[]
  readonly modifiers: Provenance & {
    readonly cavalry: number
    readonly mountain: number
    readonly roadOrMixed: number
    readonly least: number
    readonly most: number
  }
  readonly flank: Provenance & {
    readonly success: number
    readonly perSpace: number
    readonly spaces: number
  }
  readonly retreat: Provenance & { readonly byOne: number; readonly byMore: number }
  readonly advance: Provenance & { readonly most: number }
  readonly siege: Provenance & { readonly lcus: number }
  /** SCUs that make an LCU, or mend a reduced one (§22.1) */
  readonly assembly: Provenance & { readonly full: number; readonly reduced: number; readonly mend: number }
  readonly oncePerTurn: Provenance & {
    readonly reinforcementsByNation: number
    readonly neutralEntries: number
    readonly seaInvasions: number
  }
  readonly landings: Provenance & { readonly markers: number }
  readonly rebellion: Provenance & { readonly perNation: number }
}
