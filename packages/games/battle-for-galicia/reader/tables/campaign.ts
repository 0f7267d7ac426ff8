/** Victory towns, reinforcement schedules and the turn track. */
import { ENGLISH_MONTHS, type Language } from '@sandtable/kernel'
import { type ReaderTable, weakest } from '@sandtable/reader'
import { DATA } from '../../data/load.ts'
import type { EntryData, ReinforcementData, SideId } from '../../data/types.ts'
import type { TableWords } from './words.ts'

const { victory, reinforcements, turns, units } = DATA

export const townsTable = ({ towns: words }: TableWords, language: Language): ReaderTable => ({
  title: words.title,
  heads: words.heads,
  rows: victory.towns.map(({ name, hex, side, capture, occupy }) => [
    name[language],
    hex,
    words.sides[side],
    String(capture),
    String(occupy),
  ]),
  words: [0, 2],
  basis: weakest(victory.towns),
})

function entryText(entry: EntryData, words: TableWords['arrivals']): string {
  if (entry.kind === 'hexes') return entry.hexes.join(words.or)
  const line = words.rail(entry.from, entry.to)
  return entry.plus.length > 0 ? line + words.plus(entry.plus.join(words.or)) : line
}

function arrivalText({ entry, late }: ReinforcementData, words: TableWords['arrivals']): string {
  const now = entryText(entry, words)
  return late ? now + words.later(late.turn, entryText(late.entry, words)) : now
}

/** The Russian list has a column for the turns of the option. */
export function arrivalsTable(
  side: SideId,
  { arrivals: words }: TableWords,
  language: Language,
): ReaderTable {
  const unitOf = (id: string): (typeof units)[number] | undefined => units.find((unit) => unit.id === id)
  const mine = reinforcements.filter(({ unit }) => unitOf(unit)?.side === side)
  const hasOption = mine.some(({ alternativeTurn }) => alternativeTurn !== null)
  const [turn, unit, entry] = words.heads
  return {
    title: words.titles[side],
    heads: hasOption ? [turn, words.alternative, unit, entry] : [turn, unit, entry],
    rows: mine.map((each) => [
      String(each.turn),
      ...(hasOption ? [String(each.alternativeTurn ?? each.turn)] : []),
      unitOf(each.unit)?.name[language] ?? '',
      arrivalText(each, words),
    ]),
    words: hasOption ? [2, 3] : [1, 2],
    basis: weakest(mine),
  }
}

const LAST_OF_AUGUST = 31

/** A game turn is two days; the campaign lies in August and September. */
function dates(from: string, language: Language): string {
  const [, month = 0, day = 0] = from.split('-').map(Number)
  const turnsMonth = month === 8 && day === LAST_OF_AUGUST
  const [nextMonth, nextDay] = turnsMonth ? [month + 1, 1] : [month, day + 1]
  if (language === 'ja') return `${month}月${day}日～${turnsMonth ? `${nextMonth}月` : ''}${nextDay}日`
  const first = turnsMonth ? `${day} ${ENGLISH_MONTHS[month - 1] ?? ''} ` : String(day)
  return `${first}${turnsMonth ? '– ' : '–'}${nextDay} ${ENGLISH_MONTHS[nextMonth - 1] ?? ''}`
}

export const turnsTable = ({ turns: words }: TableWords, language: Language): ReaderTable => ({
  title: words.title,
  heads: words.heads,
  rows: turns.map(({ gt, from, history }) => [String(gt), dates(from, language), history?.[language] ?? '']),
  words: [1, 2],
  basis: weakest(turns),
})
