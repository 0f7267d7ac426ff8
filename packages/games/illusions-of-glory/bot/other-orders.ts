/** What else could be ordered at a question: other attacks and marches, other goals, restraint. */
import { byPrompt, type Order } from '@sandtable/bots'
import { type Answer, answersOf } from '@sandtable/kernel'
import type { State } from '../state.ts'
import { stackOn } from '../rules/11-movement/movers.ts'
import { departures, openings } from './activation-answers.ts'
import { frontOf } from './front.ts'
import { placesFor } from './marches.ts'
import { argsOf, isBare, numberIn, numbersIn, rankedBy } from './offers.ts'
import { aboutOf } from './plan.ts'
import { bestTransfer, transferGain } from './redeployments.ts'
import type { Sight } from './types.ts'

/** Questions with few answers, each of which is tried. */
const FEW_ANSWERS = new Set(['advance', 'retreat-where', 'stand', 'transfer'])

/** Questions at which imagined games decide; at all others habit does. */
const WEIGHED = new Set(['activate', 'movement', 'march', 'redeploy', 'redeploy-where', ...FEW_ANSWERS])
export const isWeighed = ({ prompt }: Pick<Sight, 'prompt'>): boolean => WEIGHED.has(prompt)

/** Lists of orders for this question, the most promising first; none where habit decides. */
export const otherOrders = byPrompt<Sight, (readonly Order[])[]>(
  {
    activate: activations,
    movement: movements,
    march: goals,
    redeploy: redeployments,
    'redeploy-where': railheads,
  },
  (sight) => (FEW_ANSWERS.has(sight.prompt) ? each(sight) : []),
)

export const orderOf = (sight: Sight, answer: Answer): Order => ({
  prompt: sight.prompt,
  about: aboutOf(sight),
  answer,
})

function activations(sight: Sight): (readonly Order[])[] {
  const { state: s, offer } = sight
  const orders = openings(s, offer).map(({ activations }) =>
    activations.map((answer) => orderOf(sight, answer)),
  )
  return [...orders, ...bare(sight, 'done'), ...each(sight)]
}

function movements(sight: Sight): (readonly Order[])[] {
  const { state: s, offer } = sight
  const marches = departures(s, offer, frontOf(s, s.active)).map(({ answer, to }) => [
    orderOf(sight, answer),
    { prompt: 'march', about: leaderOf(s, answer), answer: { verb: 'march', arg: to } },
  ])
  const digs = argsOf(offer, 'dig').map((arg) => [orderOf(sight, { verb: 'dig', arg })])
  return [...marches, ...bare(sight, 'done'), ...digs]
}
/** The unit by which the group that sets out is known. */
const leaderOf = (s: State, { verb, arg = -1 }: Answer): number =>
  verb === 'stack' ? (stackOn(s, arg)[0] ?? -1) : arg

function goals(sight: Sight): (readonly Order[])[] {
  const { state: s, offer, facts } = sight
  const places = placesFor(s, frontOf(s, s.active), numbersIn(facts, 'pieces'), argsOf(offer, 'march'))
  const marches = places.map(({ arg }) => [orderOf(sight, { verb: 'march', arg })])
  return [...marches.slice(0, 1), ...bare(sight, 'halt'), ...marches.slice(1)]
}

/** §13 Who would gain most elsewhere goes first; that nobody goes is tried too. */
function redeployments(sight: Sight): (readonly Order[])[] {
  const { state: s, offer } = sight
  const front = frontOf(s, s.active)
  const gain = (p: number): number => bestTransfer(s, front, p)
  const units = sorted(argsOf(offer, 'redeploy'), gain).filter((p) => gain(p) > 0)
  return [...bare(sight, 'done'), ...units.map((arg) => [orderOf(sight, { verb: 'redeploy', arg })])]
}
function railheads(sight: Sight): (readonly Order[])[] {
  const { state: s, offer, facts } = sight
  const front = frontOf(s, s.active)
  const gain = (x: number): number => transferGain(s, front, numberIn(facts, 'piece'), x)
  const places = sorted(argsOf(offer, 'redeploy-to'), gain)
  return [...bare(sight, 'keep'), ...places.map((arg) => [orderOf(sight, { verb: 'redeploy-to', arg })])]
}
const sorted = (args: readonly number[], by: (arg: number) => number): number[] =>
  rankedBy(args, by).map(({ arg }) => arg)

const each = (sight: Sight): (readonly Order[])[] =>
  answersOf(sight.offer).map((answer) => [orderOf(sight, answer)])

const bare = (sight: Sight, verb: string): (readonly Order[])[] =>
  isBare(sight.offer, verb) ? [[orderOf(sight, { verb })]] : []
