/** CAPs and the turn track. */
import { type ReaderTable, weakest } from '@sandtable/reader'
import { DATA } from '../../data/load.ts'
import { SIDE_IDS } from '../../sides.ts'
import type { TableWords } from './words/shape.ts'

const { tables, turns, victory, scenarios } = DATA

export const capsTable = ({ caps: { title, heads } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: tables.caps.moltke.map((_, i) => [
    String(i + 1),
    ...(['moltke', 'falkenhayn', 'joffre1', 'joffre2'] as const).map((column) =>
      String(tables.caps[column][i]),
    ),
  ]),
  words: [],
  basis: tables.caps.basis,
})

/** §5.2 §7.2 §14.1.1.a.1 */
export const costsTable = ({ costs: { title, heads, rows } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: [
    [rows.activate, '1'],
    [rows.entrench, '1'],
    [rows.recover, '1'],
    [rows.now, '2'],
    [rows.later, '1'],
    [rows.strategic, '1'],
    [rows.belgians, '1'],
  ],
  words: [0],
  basis: 'rulebook',
})

function eventsOf(turn: number, words: TableWords['turns']): string {
  const mandated = SIDE_IDS.flatMap((side) => {
    const battles = victory.mandated[side][turn]
    return battles === undefined ? [] : [words.mandated(side, battles)]
  })
  const ends = scenarios.filter(({ turns: last }) => last === turn).map(({ number }) => words.ends(number))
  return [words.events[turn] ?? [], ...mandated, ...ends].flat().join(words.gap)
}

export const turnsTable = ({ turns: words }: TableWords): ReaderTable => ({
  title: words.title,
  heads: words.heads,
  rows: turns.map(({ turn, from, to }) => [String(turn), words.dates(from, to), eventsOf(turn, words)]),
  words: [1, 2],
  basis: weakest([...turns, victory.mandated]),
})
