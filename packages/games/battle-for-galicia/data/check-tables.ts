import { readCrtCell } from './crt-cell.ts'
import type { CrtColumn, CrtRow, LrtRow, TablesData } from './types.ts'

const ROLLS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const checkCell = (cell: string, where: string): readonly string[] => {
  const result = readCrtCell(cell)
  if (result === null) return [`CRT ${where}: cannot read "${cell}"`]
  const both = result.attacker.retreat > 0 && result.defender.retreat > 0
  return both ? [`CRT ${where}: "${cell}" makes both sides retreat`] : []
}

const checkRow = ({ roll, cells }: CrtRow, columns: readonly CrtColumn[]): readonly string[] => {
  if (cells.length !== columns.length)
    return [`CRT roll ${roll}: ${cells.length} cells for ${columns.length} columns`]
  return cells.flatMap((cell, n) => checkCell(cell, `roll ${roll} at ${columns[n]?.label ?? n}`))
}

/** a is the higher ratio */
const above = (a: CrtColumn, b: CrtColumn): boolean => a.attack * b.defense > b.attack * a.defense

const checkColumns = (columns: readonly CrtColumn[]): readonly string[] =>
  columns.flatMap((column, n) => {
    const previous = columns[n - 1]
    return previous === undefined || above(column, previous)
      ? []
      : [`CRT column ${column.label}: ratios must ascend`]
  })

const checkRolls = (rows: readonly CrtRow[]): readonly string[] => {
  const rolls = rows.map(({ roll }) => roll)
  return rolls.join() === ROLLS.join() ? [] : ['CRT: the rows must be the rolls 2 to 12 in order']
}

const ascending = (values: readonly number[]): boolean =>
  values.every((value, n) => n === 0 || value > (values[n - 1] ?? value))

const checkLrt = (name: string, rows: readonly LrtRow[]): readonly string[] => {
  const thresholds = rows.slice(1).map(({ from }) => from)
  const numbers = thresholds.filter((from) => from !== null)
  return [
    ...(rows[0]?.from === null ? [] : [`LRT ${name}: the lowest row must be open below (from null)`]),
    ...(numbers.length === thresholds.length ? [] : [`LRT ${name}: only the lowest row is open below`]),
    ...(ascending(numbers) ? [] : [`LRT ${name}: thresholds must ascend`]),
    ...(ascending(rows.map(({ ce }) => ce)) ? [] : [`LRT ${name}: losses must ascend`]),
  ]
}

const checkArtillery = (rows: TablesData['artillery']): readonly string[] => [
  ...(rows[0]?.from === 0 ? [] : ['artillery table: must begin at 0']),
  ...(ascending(rows.map(({ from }) => from)) ? [] : ['artillery table: thresholds must ascend']),
]

export const checkTables = ({ crt, lrt, artillery, supply, terrain }: TablesData): readonly string[] => [
  ...checkColumns(crt.columns),
  ...checkRolls(crt.rows),
  ...crt.rows.flatMap((row) => checkRow(row, crt.columns)),
  ...checkLrt('small', lrt.small),
  ...checkLrt('large', lrt.large),
  ...checkArtillery(artillery),
  ...(supply.inSupply < supply.lowSupply ? [] : ['supply: the low range must be longer than the full one']),
  ...(terrain.hex.clear === null ? ['terrain: clear hexes must have a cost'] : []),
]
