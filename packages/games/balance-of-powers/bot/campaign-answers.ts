/** Answers in a half: which force goes next, and where (chapters 6.5 and 9). */
import type { Answer, Offer } from '@sandtable/kernel'
import { MARK } from '../codes.ts'
import type { Side } from '../nations.ts'
import { allegianceOf, isMarked, spentOf, type State, whereIs } from '../state.ts'
import { isCorps, isKind, UNITS } from '../units.ts'
import { frontOf } from './front.ts'
import { argsOf, firstOf, has, isBare, numberIn, numbersIn } from './offers.ts'
import { bestAttackAt, bestOrderAt, type Order, readyAt, TRIFLE } from './orders.ts'
import { sideOf } from './seat.ts'
import type { Sight } from './types.ts'
import type { Judge } from './worth.ts'

export function campaignAnswer(sight: Sight): Answer | undefined {
  if (sight.prompt === 'pick-force') return pickForce(sight)
  return sight.prompt === 'move-force' ? moveForce(sight) : undefined
}

export const judgeOf = ({ state: s, seat }: Pick<Sight, 'state' | 'seat'>): Judge => ({
  s,
  side: sideOf(seat),
  front: frontOf(s),
})

/** where somebody can set out: siege guns, who take others along, then those who are drawn most */
export function departuresOf({ offer, state: s }: Sight, { front, side }: Judge): number[] {
  const places = [...new Set([...argsOf(offer, 'stack'), ...argsOf(offer, 'unit').map((u) => whereIs(s, u))])]
  const haste = (p: number): number => front.drawAt(side, p) + (hasGuns(s, side, p) ? FIRST : 0)
  return places.sort((a, b) => haste(b) - haste(a) || a - b)
}

const FIRST = 100
const hasGuns = (s: State, side: Side, p: number): boolean =>
  s.derived.presence.unitsAt(p, side).some((u) => isKind(u, 'siege'))

/** The best attack first; then one stack after the other marches, digs or stays, those in front before the others. */
function pickForce(sight: Sight): Answer | undefined {
  const judge = judgeOf(sight)
  const places = departuresOf(sight, judge)
  const attack = hasStood(judge) ? undefined : best(places.map((p) => bestAttackAt(judge, p)))
  if (attack) return begin(sight, attack)
  const [next] = places
  if (next === undefined) return firstOf(sight.offer, ['done'])
  const order = bestOrderAt(judge, next)
  return order ? begin(sight, order) : stand(sight, next)
}

/** Somebody has been told to stay: all attacks that are worth it have been made. */
export function hasStood({ s, side }: Judge): boolean {
  for (let u = 0; u < UNITS; u++)
    if (
      isMarked(s, u, MARK.moved) &&
      isCorps(u) &&
      spentOf(s, u) === 0 &&
      allegianceOf(s, u) === side &&
      !isMarked(s, u, MARK.dug)
    )
      return true
  return false
}

function best(orders: readonly (Order | undefined)[]): Order | undefined {
  let found: Order | undefined
  for (const order of orders) if (order && order.gain > (found?.gain ?? TRIFLE)) found = order
  return found
}

/** takes up those who are to go, or one of them */
export function begin({ offer, state: s, seat }: Sight, order: Order): Answer | undefined {
  const isWhole = order.units.length === readyAt(s, sideOf(seat), order.from).length
  if (isWhole && has(offer, 'stack', order.from)) return { verb: 'stack', arg: order.from }
  const able = order.units.find((u) => has(offer, 'unit', u))
  return able === undefined ? firstOf(offer, ['done']) : { verb: 'unit', arg: able }
}

/** takes up those who stay, who are told so next: nobody thinks about them again in this half */
function stand({ offer, state: s }: Sight, p: number): Answer | undefined {
  if (has(offer, 'stack', p)) return { verb: 'stack', arg: p }
  const unit = argsOf(offer, 'unit').find((u) => whereIs(s, u) === p)
  return unit === undefined ? firstOf(offer, ['done']) : { verb: 'unit', arg: unit }
}

function moveForce(sight: Sight): Answer | undefined {
  const { offer, facts } = sight
  const units = numbersIn(facts, 'units')
  // a staff may not be allowed to pay for the attack it would like best
  const isPossible = (order: Order): boolean => stepOf(order, offer, units) !== undefined
  const order = bestOrderAt(judgeOf(sight), numberIn(facts, 'place'), units, isPossible)
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

/** for those who want to know more of a half */
export const bestOrders = (sight: Sight): { readonly s: State; readonly orders: readonly Order[] } => {
  const judge = judgeOf(sight)
  return { s: judge.s, orders: departuresOf(sight, judge).flatMap((p) => bestOrderAt(judge, p) ?? []) }
}
