/** Answers in a half: which force goes next, and where (chapters 6.5 and 9). */
import type { Answer, Offer } from '@sandtable/kernel'
import { isCorps } from '../units.ts'
import { Front } from './front.ts'
import { argsOf, firstOf, has, isBare, numberIn, numbersIn } from './offers.ts'
import { bestOrderAt, type Order, readyAt, TRIFLE } from './orders.ts'
import { sideOf } from './seat.ts'
import { whereIs } from '../state.ts'
import { emphasis, type Temper } from './temper.ts'
import type { Sight } from './types.ts'
import type { Judge } from './worth.ts'

export function campaignAnswer(sight: Sight, temper: Temper): Answer | undefined {
  if (sight.prompt === 'pick-force') return pickForce(sight, temper)
  return sight.prompt === 'move-force' ? moveForce(sight, temper) : undefined
}

export const judgeOf = ({ state: s, seat }: Sight, temper: Temper): Judge => ({
  s,
  side: sideOf(seat),
  front: new Front(s, emphasis(temper)),
  temper,
})

/** the order that is worth most of all */
function bestOrder(sight: Sight, temper: Temper): Order | undefined {
  const judge = judgeOf(sight, temper)
  const places = new Set([
    ...argsOf(sight.offer, 'stack'),
    ...argsOf(sight.offer, 'unit').map((u) => whereIs(sight.state, u)),
  ])
  let best: Order | undefined
  for (const p of places) {
    const order = bestOrderAt(judge, p)
    if (order && order.gain > (best?.gain ?? TRIFLE)) best = order
  }
  return best
}

function pickForce(sight: Sight, temper: Temper): Answer | undefined {
  const { offer, state: s, seat } = sight
  const order = bestOrder(sight, temper)
  if (!order) return firstOf(offer, ['done'])
  const isWhole = order.units.length === readyAt(s, sideOf(seat), order.from).length
  if (isWhole && has(offer, 'stack', order.from)) return { verb: 'stack', arg: order.from }
  const able = order.units.find((u) => has(offer, 'unit', u))
  return able === undefined ? firstOf(offer, ['done']) : { verb: 'unit', arg: able }
}

function moveForce(sight: Sight, temper: Temper): Answer | undefined {
  const { offer, facts } = sight
  const units = numbersIn(facts, 'units')
  const from = numberIn(facts, 'place')
  const order = bestOrderAt(judgeOf(sight, temper), from, units)
  return (order && stepOf(order, offer, units)) ?? firstOf(offer, ['halt'])
}

/** the next step of an order */
function stepOf(order: Order, offer: Offer, units: readonly number[]): Answer | undefined {
  const missing = order.units.find((u) => !units.includes(u) && has(offer, 'take', u))
  if (missing !== undefined) return { verb: 'take', arg: missing }
  const superfluous = units.find((u) => !order.units.includes(u) && has(offer, 'leave', u))
  if (superfluous !== undefined && order.units.some(isCorps)) return { verb: 'leave', arg: superfluous }
  const [next] = order.path
  if (order.kind === 'dig-in' || order.kind === 'rise')
    return isBare(offer, order.kind) ? { verb: order.kind } : undefined
  if (order.kind === 'rail')
    return has(offer, 'rail', order.target) ? { verb: 'rail', arg: order.target } : undefined
  if (next !== undefined) return has(offer, 'march', next) ? { verb: 'march', arg: next } : undefined
  return has(offer, 'attack', order.target) ? { verb: 'attack', arg: order.target } : undefined
}
