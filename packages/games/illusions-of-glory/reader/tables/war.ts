/** The turn track, Mandatory Offensives, victory points, commitment and armistice. */
import type { Language } from '@sandtable/kernel'
import { figure, type ReaderTable, signed, span, weakest } from '@sandtable/reader'
import { DATA } from '../../data/load.ts'
import type { TurnData } from '../../data/types.ts'
import { VP_CHANGES } from '../../data/vp-changes.ts'
import { nationNamed, type SideId } from '../../sides.ts'
import { nationName } from '../../text/names.ts'
import type { TableWords } from './words/shape.ts'

const { collapse, offensives, scenarios, tracks, turns, victory } = DATA

function specialOf({ turn, season }: TurnData, words: TableWords, language: Language): string {
  const { severe, first, begins, ends } = words.turns
  const weather = season === 'winter' || season === 'summer' ? [severe[season]] : []
  const short = scenarios.filter(({ id }) => id !== 'campaign')
  return [
    ...(turn === 1 ? [first] : []),
    ...weather,
    ...short.filter(({ firstTurn }) => firstTurn === turn).map(({ title }) => begins(title[language])),
    ...short.filter(({ lastTurn }) => lastTurn === turn).map(({ title }) => ends(title[language])),
  ].join(words.gap)
}

export const turnsTable = (words: TableWords, language: Language): ReaderTable => ({
  title: words.turns.title,
  heads: words.turns.heads,
  rows: turns.map((turn) => [String(turn.turn), turn.name[language], specialOf(turn, words, language)]),
  words: [1, 2],
  basis: weakest([...turns, ...scenarios]),
})

/** [5, 6] as "5–6" */
const diceOf = (rolls: readonly number[]): string => span(Math.min(...rolls), Math.max(...rolls) + 1)

export const offensivesTable =
  (side: SideId) =>
  ({ offensives: { titles, heads, results, voids }, gap }: TableWords): ReaderTable => ({
    title: titles[side],
    heads,
    rows: offensives[side].map((line) => [
      diceOf(line.rolls),
      results[line.result],
      line.void.map((reason) => voids[reason]).join(gap),
    ]),
    words: [1, 2],
    basis: weakest(offensives[side]),
  })

export const levelsTable = ({ levels: { title, heads, name } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: victory.levels.map(({ least, most, level, winner }) => [span(least, most + 1), name(level, winner)]),
  words: [1],
  basis: weakest(victory.levels),
})

export const changesTable = ({ changes: { title, heads, rows } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: VP_CHANGES.map((key) => [rows[key], signed(victory.changes[key])]),
  words: [0],
  basis: victory.changes.basis,
})

export const commitmentTable = ({ commitment: { title, heads, levels } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: tracks.commitment.map(({ level, warStatus, turn, cards }) => [
    levels[level],
    `${warStatus}+`,
    String(turn),
    String(cards),
  ]),
  words: [0],
  basis: weakest(tracks.commitment),
})

export const armisticeTable = (
  { armistice: { title, heads } }: TableWords,
  language: Language,
): ReaderTable => ({
  title,
  heads,
  rows: collapse.collapses.map(({ nation, armistice }) => [
    nationName(nationNamed(nation), language),
    figure(armistice),
  ]),
  words: [0],
  basis: weakest(collapse.collapses),
})
