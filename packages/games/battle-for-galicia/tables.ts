import { type CrtResult, readCrtCell } from './data/crt-cell.ts'
import { DATA } from './data/load.ts'
import type { LrtRow } from './data/types.ts'

const { crt, lrt, artillery } = DATA.tables

/** The last ratio column of the CRT, 4:1. */
export const LAST_COLUMN = crt.columns.length - 1
const FIRST_ROLL = crt.rows[0]?.roll ?? 2

const results = new Map(crt.rows.flatMap(({ cells }) => cells).map((cell) => [cell, readCrtCell(cell)]))

/** §8.3 §aid.crt the cell for a roll, as printed */
export const crtCell = (column: number, roll: number): string =>
  crt.rows[roll - FIRST_ROLL]?.cells[column] as string
/** §9.1 left part for the attacker, right part for the defender */
export const combatResult = (cell: string): CrtResult => results.get(cell) as CrtResult

/** The ratio of a column; beyond the printed ones in whole steps (…, 1:5, 1:4, [1:3 … 4:1], 5:1, …). */
export function columnLabel(column: number): string {
  if (column < 0) return `1:${3 - column}`
  return crt.columns[column]?.label ?? `${column - LAST_COLUMN + 4}:1`
}

/** §8.1 the highest ratio that the strengths reach, rounded in the defender's favour */
export function ratioColumn(attack: number, defense: number): number {
  const whole = Math.floor(attack / defense)
  if (whole >= 4) return LAST_COLUMN + whole - 4
  for (let column = LAST_COLUMN; column >= 0; column--) {
    const { attack: a, defense: d } = crt.columns[column] as (typeof crt.columns)[number]
    if (attack * d >= defense * a) return column
  }
  return 3 - Math.ceil(defense / attack)
}

const rowFor = (rows: readonly LrtRow[], roll: number): LrtRow | undefined =>
  rows.findLast(({ from }) => from === null || roll >= from)

/** §aid.lrt §9.4 CE reductions for a modified roll */
export const lrtLosses = (isLarge: boolean, roll: number): number =>
  rowFor(isLarge ? lrt.large : lrt.small, roll)?.ce ?? 0

/** more guns than ever stand against one hex: from here on the modifier stays the same */
const MOST_GUNS = 64
const drmByGuns = Int8Array.from(
  { length: MOST_GUNS + 1 },
  (_, value) => artillery.findLast(({ from }) => value >= from)?.drm ?? 0,
)

/** §9.4.1 modifier for the opponent's total artillery value */
export const artilleryModifier = (value: number): number => drmByGuns[Math.min(value, MOST_GUNS)] as number
