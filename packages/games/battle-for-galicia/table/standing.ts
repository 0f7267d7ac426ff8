/** The head of the table: turn, date, points by source. */
import type { Line, Standing } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import { SIDE_IDS, SIDES } from '../sides.ts'
import { NATIONS, type Scene, words } from './scene.ts'
import { type PointsJson, readView } from './view.ts'
import type { Words } from './words/words.ts'

export function standing(scene: Scene): Standing {
  const { turn, side, points } = readView(scene.view)
  const w = words(scene)
  return {
    turn,
    turns: turnsOf(scene),
    date: dateOf(turn, w),
    scores: SIDES.map((each) => ({
      nation: NATIONS[each],
      title: w.armies[each] as string,
      value: points[SIDE_IDS[each]].total,
      active: SIDE_IDS[each] === side && !scene.play.isOver,
      parts: partsOf(points[SIDE_IDS[each]], w),
    })),
  }
}

function turnsOf({ play, language }: Scene): Standing['turns'] {
  const scenario = DATA.scenarios.find(({ id }) => id === play.setup.scenario.id)
  return DATA.turns
    .filter(({ gt }) => scenario && gt >= scenario.firstTurn && gt <= scenario.lastTurn)
    .map(({ gt, history }) => ({ turn: gt, ...(history ? { note: history[language] } : {}) }))
}

/** A game turn is two days; written "27–28 August". */
function dateOf(turn: number, { dates }: Words): string {
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

const partsOf = (
  { attacks, towns, eliminations, headStart }: PointsJson,
  { standing: w, points }: Words,
): Line[] => [
  ...(headStart > 0 ? [{ text: w.headStart, value: points(headStart), rules: ['15.0'] }] : []),
  { text: w.attacks, value: points(attacks), rules: ['15.1.1'] },
  { text: w.towns, value: points(towns), rules: ['15.1.2'] },
  { text: w.eliminations, value: points(eliminations), rules: ['15.1.3'] },
]
