/** Tables of chapters 8 and 9. */
import { figure, type ReaderTable, signed, span, weakest } from '@sandtable/reader'
import { DATA } from '../../data/load.ts'
import type { LrtRow } from '../../data/types.ts'
import type { TableWords } from './words.ts'

const { crt, lrt, artillery } = DATA.tables

export const combatResults = ({ crt: { title, corner } }: TableWords): ReaderTable => ({
  title,
  heads: [corner, ...crt.columns.map(({ label }) => label)],
  rows: crt.rows.map(({ roll, cells }) => [String(roll), ...cells.map(figure)]),
  words: [],
  basis: crt.basis,
})

const range = (rows: readonly LrtRow[], ce: number): string => {
  const at = rows.findIndex((row) => row.ce === ce)
  const row = rows[at]
  return row ? span(row.from, rows[at + 1]?.from) : ''
}

export const losses = ({ lrt: { title, heads } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: lrt.large.map(({ ce }) => [range(lrt.small, ce), range(lrt.large, ce), String(ce)]),
  words: [],
  basis: lrt.basis,
})

export const artilleryTable = ({ artillery: { title, heads } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: artillery.map(({ from, drm }, i) => [span(from, artillery[i + 1]?.from), signed(drm)]),
  words: [],
  basis: weakest(artillery),
})
