/** Plans for a round: the most promising cards and uses, and different tempers for operations. */
import { plays, type Play } from './card-answers.ts'
import { bestFor, operationsOf, type Temper, total, USUAL } from './operations.ts'
import type { Plan } from './plan.ts'
import { sideOfSeat } from './staff-answers.ts'
import type { Sight } from './types.ts'
import { isEventAndOps, opsOf } from '../cards.ts'

const BOLD: Temper = { ...USUAL, daring: 1.6 }
const CAREFUL: Temper = { ...USUAL, daring: 0.7 }
const STILL: Temper = { ...USUAL, marching: 0.3 }
/** of one use only the best cards are compared */
const ALIKE = 2
/** VP: what seems so much worse than the best is not looked at */
const FAR_BEHIND = 0.45
/** cards and uses compared; the rest are other ways to spend the same points */
const USES = 4

/** in imagined games (breadth 1) nobody plans: habit is quick */
export function propose(sight: Sight, breadth: number): Plan[] {
  if (sight.prompt !== 'action' || breadth < 2) return []
  const { state: s, offer } = sight
  const side = sideOfSeat(sight)
  const all = plays(s, side, offer)
  const least = (all[0]?.score ?? 0) - FAR_BEHIND
  const chosen = varied(all.filter(({ score }) => score > least)).slice(0, USES)
  const plan = ({ verb, arg }: Play, temper: Temper): Plan => ({
    turn: s.turn,
    round: s.round,
    verb,
    arg,
    temper,
  })
  const plans = chosen.map((play) => plan(play, USUAL))
  const operation = chosen.find(({ verb, arg }) => verb === 'ops' || (verb === 'event' && isEventAndOps(arg)))
  if (operation)
    for (const temper of tempers(sight, opsOf(operation.arg))) plans.push(plan(operation, temper))
  return plans.slice(0, breadth)
}

function varied(all: readonly Play[]): Play[] {
  const times = new Map<string, number>()
  return all.filter(({ verb }) => {
    const now = times.get(verb) ?? 0
    times.set(verb, now + 1)
    return now < ALIKE
  })
}

/** more or fewer attacks and marches than usual, and the best target that would be left alone */
function tempers(sight: Sight, points: number): Temper[] {
  const side = sideOfSeat(sight)
  const { list } = bestFor(sight.state, side, points, USUAL)
  const targets = new Set(list.map(({ attack }) => attack?.target))
  const other = operationsOf(sight.state, side)
    .filter(({ attack, costs }) => attack && !targets.has(attack.target) && total(costs) <= points)
    .sort((a, b) => b.gain - a.gain)[0]?.attack
  const focus = other ? [{ ...USUAL, focus: other.target }] : []
  return targets.size > 1 || !targets.has(undefined) ? [STILL, CAREFUL, ...focus, BOLD] : [BOLD, ...focus]
}
