/** What the turn track says beforehand: events and limits that come with a turn. */
import { DATA } from '../data/load.ts'
import { SIDE_IDS, SIDES, type Side } from '../sides.ts'
import { VICTORY } from '../tables.ts'
import { type Scene, words } from './scene.ts'
import type { Words } from './words/words.ts'

type Note = keyof Words['turnNotes']['plain']

/** By turn; `long`: not in the short campaign; `historical`: not in the what-if one (§14.3.1.d). */
const NOTES: readonly {
  readonly turn: number
  readonly note: Note
  readonly only?: 'long' | 'short' | 'historical'
}[] = [
  { turn: 1, note: 'noRail' },
  { turn: 2, note: 'noRail' },
  { turn: 3, note: 'east', only: 'historical' },
  { turn: 3, note: 'withdrawal' },
  { turn: 3, note: 'rail' },
  { turn: 5, note: 'germanRail' },
  { turn: 5, note: 'lossAwards', only: 'short' },
  { turn: 7, note: 'schlieffen', only: 'historical' },
  { turn: 7, note: 'fortAwards', only: 'short' },
  { turn: 8, note: 'bef', only: 'long' },
  { turn: 8, note: 'ordersDisrupted', only: 'long' },
  { turn: 9, note: 'interim', only: 'long' },
  { turn: 10, note: 'rebuiltDisrupted', only: 'long' },
  { turn: 12, note: 'befAndBelgians', only: 'long' },
  { turn: 12, note: 'exhaustion', only: 'long' },
]

export function turnNote(scene: Scene, turn: number): string | undefined {
  const scenario = DATA.scenarios[scene.state.scenario]
  if (!scenario) return undefined
  const w = words(scene)
  const isIn = (only: (typeof NOTES)[number]['only']): boolean => {
    if (only === 'long') return scenario.number !== 2
    if (only === 'short') return scenario.number === 2
    return only === undefined || scenario.number !== 3
  }
  const notes = [
    ...SIDES.flatMap((side) => mandatedOn(w, side, turn)),
    ...NOTES.filter((each) => each.turn === turn && isIn(each.only)).map(
      ({ note }) => w.turnNotes.plain[note],
    ),
    ...(turn === scenario.turns ? [w.turnNotes.plain.last] : []),
  ]
  return notes.length === 0 ? undefined : notes.join(w.semicolon)
}

/** §14.1.1.a.4 §14.1.1.b.2 */
function mandatedOn(w: Words, side: Side, turn: number): string[] {
  const battles = VICTORY.mandated[SIDE_IDS[side]][String(turn)]
  return battles === undefined ? [] : [w.turnNotes.mandated(w.armies[side], battles)]
}
