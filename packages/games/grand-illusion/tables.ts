/** Tables of the player cards, ready to read. */
import { DATA } from './data/load.ts'
import type { FortuneResult, TablesData, VictoryData } from './data/types.ts'

export const TABLES: TablesData = DATA.tables
export const VICTORY: VictoryData = DATA.victory

const results = new Map(TABLES.fortunes.map(({ roll, result }) => [roll, result]))
/** §9.1.4 two dice on the Fortunes of War table */
export const fortuneOf = (roll: number): FortuneResult => results.get(roll) as FortuneResult

/** §5.1.2 §5.1.3 columns of the CAPs table */
export type CapsColumn = 'moltke' | 'falkenhayn' | 'joffre1' | 'joffre2'
export const capsFor = (column: CapsColumn, die: number): number => TABLES.caps[column][die - 1] as number
