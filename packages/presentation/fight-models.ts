/** A fight as a game's presentation gives it to the generic table: its panel, the chances, the battle board. */
import type { Answer, Sampled } from '@sandtable/kernel'
import type { Button, Counter, Line, RuleId } from './models.ts'

/** The panel of a fight: both sides, every step of the arithmetic, the chances. */
export interface FightPanel {
  readonly title: string
  readonly id: string
  readonly subtitle: string
  /** nothing is left to decide in it: it makes room as soon as somebody looks at something else */
  readonly isOver?: true
  readonly attacker: FightSide
  readonly defender: FightSide
  readonly lines: readonly Line[]
  /** the columns of the table, where we begin and where we end */
  readonly track?: { readonly labels: readonly string[]; readonly from: number; readonly to: number }
  readonly modifiers?: {
    readonly title: string
    readonly rules: readonly RuleId[]
    readonly heads: readonly [string, string]
    readonly rows: readonly { readonly text: string; readonly values: readonly [string, string] }[]
  }
  readonly charts: readonly Chart[]
  /** every line of the combat table, where one roll decides all */
  readonly results?: ResultTable
  /** the battle board, where a game has one */
  readonly board?: BattleBoard
  readonly sentence: Line
  /** what cannot be known and was assumed */
  readonly assumed?: Line
  /** the chances were sampled: `chances.sampled` */
  readonly sampled?: Sampled
}

/** Are there dice to come whose chances the panel shows? */
export const hasChances = ({ charts, results }: Pick<FightPanel, 'charts' | 'results'>): boolean =>
  charts.length > 0 || (results !== undefined && results.rows.every(({ isRolled }) => isRolled !== true))

/** Every line of a combat table: its chance, and what it costs whom. */
export interface ResultTable {
  readonly title: string
  readonly rules: readonly RuleId[]
  /** what the dice have to show, the losses of the attacker and of the defender */
  readonly heads: readonly [string, string, string]
  /** palette keys of attacker and defender */
  readonly nations: readonly [string, string]
  readonly rows: readonly ResultRow[]
  /** what it comes to on average */
  readonly means: readonly { readonly value: string; readonly text: string }[]
}

export interface ResultRow {
  readonly label: string
  readonly p: number
  /** for the attacker */
  readonly tone: 'bad' | 'plain' | 'good'
  readonly losses: readonly [ResultLoss, ResultLoss]
  readonly note?: string
  /** the dice have fallen, and this is the line */
  readonly isRolled?: true
}

/** Units lost, drawn as so many squares, or what is paid instead. */
export interface ResultLoss {
  readonly units: number
  readonly tag?: string
}

export interface FightSide {
  readonly title: string
  readonly nation: string
  readonly total: string
  readonly rows: readonly FightRow[]
  /** who could fight too, or why not */
  readonly others?: { readonly title: string; readonly rows: readonly FightRow[] }
  readonly note?: Line
}

export interface FightRow {
  readonly counter: Counter
  readonly at: string
  readonly value: string
  /** what choosing it would do, or what stands in its way */
  readonly note?: Line
  /** what can be done with it now */
  readonly action?: Button
  /** takes it out of those chosen */
  readonly out?: Unchoice
}

/** Taking back the choice of one unit: what was chosen besides it is chosen again. */
export interface Unchoice {
  readonly label: string
  readonly unit: number
  readonly again: readonly Answer[]
}

/** A small bar chart that carries its figures. */
export interface Chart {
  readonly title: string
  readonly unit: string
  readonly nation: string
  readonly bars: readonly { readonly label: string; readonly p: number }[]
}

/** A battle board: columns of spaces that face each other, with reserves behind them. */
export interface BattleBoard {
  readonly columns: readonly BoardColumn[]
  /** names of the four rows, attacker's reserve first */
  readonly rows: readonly [string, string, string, string]
  /** markers that lie beside the board: terrain, trench, fortune … */
  readonly markers: readonly Line[]
}

export interface BoardColumn {
  readonly attackerReserve: readonly Counter[]
  readonly attackers: readonly Counter[]
  readonly defenders: readonly Counter[]
  readonly defenderReserve: readonly Counter[]
  /** fire of this column: chance before, dice after */
  readonly fires: readonly BoardFire[]
}

export interface BoardFire {
  /** of whoever fires: the arrow points away from its row */
  readonly nation: string
  /** what it takes, e.g. "4 or less": chance, hit and miss are told beside it */
  readonly text: string
  /** chance of a hit, before the die is thrown */
  readonly p?: number
  readonly die?: { readonly face: number; readonly nation: string; readonly hit: boolean }
}
