/** Tables of movement into hexes, battle and retreat. */
import { type ReaderTable, signed, span, weakest } from '@sandtable/reader'
import { DATA } from '../../data/load.ts'
import type { Entry, TableWords } from './words/shape.ts'

const { fortunes, concentric, mountain, seaRetreat } = DATA.tables

/** §8.4.4.table by the hex that is left */
const ENTRIES: readonly (readonly Entry[])[] = [
  ['on', 'stop', 'taken', 'battle', 'stop'],
  ['on', 'stop', 'taken', 'battle', 'stop'],
  ['on', 'stop', 'taken', 'closed', 'closed'],
]

export const entryTable = ({ entry: { title, heads, from, cells } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: from.map((left, i) => [left, ...(ENTRIES[i] ?? []).map((entry) => cells[entry])]),
  words: heads.map((_, i) => i),
  basis: 'rulebook',
})

export const placementTable = ({ placement: { title, heads, rows } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: rows.map((row, i) => [String(i + 1), ...row]),
  words: [1, 2],
  basis: 'rulebook',
})

export const fortunesTable = ({ fortunes: { title, heads, results } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: fortunes.map(({ roll, result }) => [String(roll), ...results[result]]),
  words: [1, 2],
  basis: weakest(fortunes),
})

const HEXES_AROUND = 6

export function modifiersTable({
  modifiers: { title, heads, sides, rows, ...words },
}: TableWords): ReaderTable {
  const { attack, defence } = sides
  return {
    title,
    heads,
    rows: [
      [rows.tem, attack, '+1, +2'],
      [rows.trench, attack, '+1, +2'],
      ...concentric.map(({ hexes, drm }, i) => [
        words.concentric(span(hexes, concentric[i + 1]?.hexes ?? HEXES_AROUND + 1)),
        attack,
        signed(drm),
      ]),
      [rows.mountain, attack, signed(mountain.drm)],
      [rows.counterattack, attack, '+1'],
      [rows.fort, defence, signed(-1)],
      [rows.elan, defence, '−TEM'],
    ],
    words: [0, 1],
    basis: weakest([...concentric, mountain]),
  }
}

export const retreatTable = ({ retreat: { title, heads, rows } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: rows.map((row, i) => [String(i + 1), ...row]),
  words: [1, 2],
  basis: 'rulebook',
})

const LOST_AT_SEA = seaRetreat.turnsAhead.length + 1

export const seaTable = ({ sea: { title, heads, back, eliminated } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: [
    ...seaRetreat.turnsAhead.map((turns, i) => [String(i + 1), back(turns)]),
    [span(LOST_AT_SEA, 7), eliminated],
  ],
  words: [1],
  basis: seaRetreat.basis,
})

export function seaModifiersTable({ seaModifiers: { title, heads, rows } }: TableWords): ReaderTable {
  const { british, territorial, belgian } = seaRetreat.drm
  return {
    title,
    heads,
    rows: [british, territorial, belgian].map((drm, i) => [rows[i] ?? '', signed(drm)]),
    words: [0],
    basis: seaRetreat.basis,
  }
}
