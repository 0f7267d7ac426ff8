/** What else could be ordered when a force is to be taken up: other attacks, other marches, or nothing more. */
import type { Order } from '@sandtable/bots'
import { begin, departuresOf, hasStood, judgeOf } from './campaign-answers.ts'
import { attacksFrom, otherMovesAt, type Order as Move, readyAt, TRIFLE } from './orders.ts'
import { isCorps } from '../units.ts'
import { has } from './offers.ts'
import { sideOf } from './seat.ts'
import type { Sight } from './types.ts'
import type { Judge } from './worth.ts'

/** Questions at which a plan answers; at all others habit does. */
const WEIGHED = new Set(['pick-force', 'move-force'])
export const isWeighed = ({ prompt }: Pick<Sight, 'prompt'>): boolean => WEIGHED.has(prompt)

/** What one force could be told, and what it comes to. */
interface Course {
  readonly orders: readonly Order[]
  readonly move?: Move
}

/** targets of each place, and other things for those who would attack, that are looked at */
const MOST_TARGETS = 2
const MOST_OTHERS = 2
/** where so many corps march or stay it is worth a thought */
const MASS = 4
const MOST_MOVES = 4

/**
 * Lists of orders for the next force, the most promising first; none where there is nothing to decide. While attacks are
 * made: every other attack, and what those who would attack next could do in its place. Then: where large stacks go.
 */
export function otherOrders(sight: Sight): Course[] {
  if (sight.prompt !== 'pick-force') return []
  const judge = judgeOf(sight)
  const moves = hasStood(judge) ? marches(sight, judge) : attacks(sight, judge)
  const [first] = moves
  const courses = moves.map((move) => ({ orders: ordersFor(sight, judge, move), move }))
  return [...courses.slice(0, 1), ...(first ? stay(sight, first.from) : []), ...courses.slice(1)]
}

/** nobody goes anywhere from there */
function stay({ offer }: Sight, p: number): Course[] {
  if (!has(offer, 'stack', p)) return []
  const taken: Order = { prompt: 'pick-force', about: -1, answer: { verb: 'stack', arg: p } }
  return [{ orders: [taken, { prompt: 'move-force', about: p, answer: { verb: 'halt' } }] }]
}

function attacks(sight: Sight, judge: Judge): Move[] {
  const all = departuresOf(sight, judge)
    .flatMap((p) => ofEachTarget(attacksFrom(judge, p)).slice(0, MOST_TARGETS))
    .sort((a, b) => b.gain - a.gain)
  const [first, ...others] = all
  if (!first) return marches(sight, judge)
  if (first.gain <= TRIFLE) return [first, ...others.slice(0, MOST_OTHERS), ...marches(sight, judge)]
  return [...ofEachTarget(otherMovesAt(judge, first.from)).slice(0, MOST_OTHERS), ...others]
}

/** what the next stack could do, its first choice but for that */
function marches(sight: Sight, judge: Judge): Move[] {
  const [next] = departuresOf(sight, judge)
  if (next === undefined || readyAt(judge.s, judge.side, next).filter(isCorps).length < MASS) return []
  return ofEachTarget(otherMovesAt(judge, next)).slice(1, MOST_MOVES)
}

function ofEachTarget(moves: readonly Move[]): Move[] {
  const found = new Map<number, Move>()
  for (const move of [...moves].sort((a, b) => b.gain - a.gain))
    if (!found.has(move.target)) found.set(move.target, move)
  return [...found.values()]
}

/** A move, answer by answer: who is taken up and who joins, each step, and what is done at the end. */
function ordersFor(sight: Sight, { s }: Judge, move: Move): readonly Order[] {
  const first = begin(sight, move) ?? { verb: 'done' }
  const there = readyAt(s, sideOf(sight.seat), move.from)
  const order = (about: number, verb: string, arg?: number): Order => ({
    prompt: 'move-force',
    about,
    answer: arg === undefined ? { verb } : { verb, arg },
  })
  const joining = move.units.map((u) => order(move.from, 'take', u))
  const staying = there.filter((u) => !move.units.includes(u)).map((u) => order(move.from, 'leave', u))
  const steps = move.path.map((to, i) => order(move.path[i - 1] ?? move.from, 'march', to))
  const last = move.path.at(-1) ?? move.from
  return [
    { prompt: 'pick-force', about: -1, answer: first },
    ...joining,
    ...staying,
    ...steps,
    deed(move, last, order),
  ]
}

function deed(
  { kind, target }: Move,
  at: number,
  order: (about: number, verb: string, arg?: number) => Order,
): Order {
  if (kind === 'attack' || kind === 'rail') return order(at, kind, target)
  return kind === 'march' ? order(at, 'halt') : order(at, kind)
}
