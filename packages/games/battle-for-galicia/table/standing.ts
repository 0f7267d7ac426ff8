/** The head of the table: turn, date, points by source. */
import type { Line, Standing } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import { SIDES, type Side } from '../sides.ts'
import { pointsFrom, pointsOf, type State, VP } from '../state.ts'
import { NATIONS, type Scene, words } from './scene.ts'
import type { Words } from './words/words.ts'

export function standing(scene: Scene): Standing {
  const s = scene.state
  const w = words(scene)
  return {
    turn: s.turn,
    turns: turnsOf(scene),
    date: dateOf(s.turn, w),
    scores: SIDES.map((each) => ({
      nation: NATIONS[each],
      title: w.armies[each] as string,
      value: pointsOf(s, each),
      active: each === s.side && !scene.isOver,
      parts: partsOf(s, each, w),
    })),
  }
}

function turnsOf({ scenario: { id: played }, language }: Scene): Standing['turns'] {
  const scenario = DATA.scenarios.find(({ id }) => id === played)
  return DATA.turns
    .filter(({ gt }) => scenario && gt >= scenario.firstTurn && gt <= scenario.lastTurn)
    .map(({ gt, history }) => ({ turn: gt, ...(history ? { note: history[language] } : {}) }))
}

/** A game turn is two days; written "27–28 August". */
export function dateOf(turn: number, { dates }: Words): string {
  const from = DATA.turns.find(({ gt }) => gt === turn)?.from
  if (from === undefined) return ''
  const first = dayOf(from)
  const second = dayAfter(first)
  const [a, b] = [dates.months[first.month] ?? '', dates.months[second.month] ?? '']
  return first.month === second.month
    ? dates.within(a, first.date, second.date)
    : dates.across(a, first.date, b, second.date)
}

interface Day {
  /** from 0 */
  readonly month: number
  readonly date: number
}

function dayOf(text: string): Day {
  const [, month, date] = text.split('-').map(Number) as [number, number, number]
  return { month: month - 1, date }
}

/** Of the months of 1914. */
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const dayAfter = ({ month, date }: Day): Day =>
  date === LENGTHS[month] ? { month: month + 1, date: 1 } : { month, date: date + 1 }

function partsOf(s: State, side: Side, { standing: w, points }: Words): Line[] {
  const from = (source: number): string => points(pointsFrom(s, side, source))
  const hasHeadStart = pointsFrom(s, side, VP.headStart) > 0
  return [
    ...(hasHeadStart ? [{ text: w.headStart, value: from(VP.headStart), rules: ['15.0'] }] : []),
    { text: w.attacks, value: from(VP.attacks), rules: ['15.1.1'] },
    { text: w.towns, value: from(VP.towns), rules: ['15.1.2'] },
    { text: w.eliminations, value: from(VP.eliminations), rules: ['15.1.3'] },
  ]
}
