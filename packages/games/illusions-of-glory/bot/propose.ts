/** Plans for a round: the most promising cards and uses, and other ways to spend the same OPS. */
import { isEventAndOps, opsOf } from '../cards.ts'
import type { Side } from '../sides.ts'
import type { State } from '../state.ts'
import { plays, type Play } from './card-answers.ts'
import { bestFor, type Operation, operationsOf, type Temper, total, USUAL } from './operations.ts'
import type { Plan } from './plan.ts'
import { sideOfSeat } from './staff-answers.ts'
import type { Sight } from './types.ts'

/** Of each use only the best cards are compared. */
const ALIKE = 2
/** VP: an option so much worse than the best is ignored. */
const FAR_BEHIND = 0.8
/** How many cards and uses are compared; the other plans spend the same OPS in other ways. */
const USES = 5
/** How many of the best attacks outside the plan are tried. */
const OTHERS = 4

/** In imagined games (breadth 1) no plans are made: habit is quicker. */
export function propose(sight: Sight, breadth: number): Plan[] {
  if (sight.prompt !== 'action' || breadth < 2) return []
  const { state: s, offer } = sight
  const side = sideOfSeat(sight)
  const all = plays(s, side, offer)
  const least = (all[0]?.score ?? 0) - FAR_BEHIND
  const chosen = varied(all.filter(({ score }) => score > least)).slice(0, USES)
  const { turn, round } = s
  const plan = ({ verb, arg }: Play, temper: Temper): Plan => ({ turn, round, verb, arg, temper })
  const plans = chosen.map((play) => plan(play, USUAL))
  const main = chosen.find(({ verb, arg }) => verb === 'ops' || (verb === 'event' && isEventAndOps(arg)))
  if (main) for (const temper of tempers(s, side, opsOf(main.arg))) plans.push(plan(main, temper))
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

/** Other targets first, then more or fewer attacks and marches; only plans that lead to different orders. */
function tempers(s: State, side: Side, points: number): Temper[] {
  const usual = bestFor(s, side, points, USUAL).list
  const all = [
    ...otherTargets(s, side, points, usual).map((focus) => ({ ...USUAL, focus })),
    { ...USUAL, daring: 0.7 },
    { ...USUAL, marching: 0.3 },
    { ...USUAL, daring: 1.6 },
  ]
  const seen = new Set([signature(usual)])
  return all.filter((temper) => {
    const orders = signature(bestFor(s, side, points, temper).list)
    if (seen.has(orders)) return false
    seen.add(orders)
    return true
  })
}
const signature = (list: readonly Operation[]): string =>
  list
    .map(({ attack, spaces }) => `${attack?.target ?? ''}<${spaces.join()}`)
    .sort()
    .join(' ')

function otherTargets(s: State, side: Side, points: number, usual: readonly Operation[]): number[] {
  const taken = new Set(usual.map(({ attack }) => attack?.target))
  const others = operationsOf(s, side)
    .filter(({ attack, costs }) => attack && !taken.has(attack.target) && total(costs) <= points)
    .sort((a, b) => b.gain - a.gain)
    .map(({ attack }) => attack?.target ?? -1)
  return [...new Set(others)].slice(0, OTHERS)
}
