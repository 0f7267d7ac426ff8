import { problem, unless } from './problem.ts'
import type { FireData, FireTableData, FireTableId } from './types.ts'

const FILE = 'fire'
const rises = (values: readonly number[]): boolean =>
  values.every((value, n) => n === 0 || value >= (values[n - 1] as number))
const risesStrictly = (values: readonly number[]): boolean =>
  rises(values) && new Set(values).size === values.length

function checkTable(id: FireTableId, { least, rows }: FireTableData): readonly string[] {
  const columns = least.map((_, column) => rows.map((row) => row[column] ?? 0))
  return [
    ...unless(least[0] === 1 && risesStrictly(least), FILE, id, 'columns must rise from 1'),
    ...unless(
      rows.every((row) => row.length === least.length),
      FILE,
      id,
      'a row is as long as there are columns',
    ),
    ...unless(
      rows.every(rises) && columns.every(rises),
      FILE,
      id,
      'more strength or a better die never does less',
    ),
  ]
}

/** what the worked example reads is in the table */
const checkKnown = (fire: FireData): readonly string[] =>
  fire.known
    .filter(({ table, column, die, ln }) => fire[table].rows[die - 1]?.[column] !== ln)
    .map(({ table, column, die, ln }) =>
      problem(FILE, `known ${table} column ${column} die ${die}`, `the rulebook reads ${ln}`),
    )

export const checkFire = (fire: FireData): readonly string[] => [
  ...checkTable('heavy', fire.heavy),
  ...checkTable('light', fire.light),
  ...checkKnown(fire),
]
