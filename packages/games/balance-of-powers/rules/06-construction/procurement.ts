/** §6.22 Procurement and repair: one purchase an answer. */
import { at, call, D6 } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { FORTRESS, OUT, SIDE_MARK, STANDING } from '../../codes.ts'
import { DATA } from '../../data/load.ts'
import { NEUTRAL, type Side } from '../../nations.ts'
import { fortressAt } from '../../sites.ts'
import { flip, put, supplyChanges } from '../../state.ts'
import { isShip, nationOf } from '../../units.ts'
import { majorsOf } from '../02-concepts/majors.ts'
import { pay } from '../02-concepts/money.ts'
import { delayOf, stepCost } from './costs.ts'
import {
  costOf,
  isFree,
  ordersOf,
  whyNotBuy,
  whyNotInfrastructure,
  whyNotRepair,
  whyNotRestore,
} from './orders.ts'

const { costs } = DATA.economy

/** §6.221 each power at war; in revolution nobody has anything to spend (§6.82) */
export function* procure(g: BalanceOfPowers, side: Side): Procedure<Next> {
  yield* []
  const frames = majorsOf(g.state, side).map((n) => at('construction/buying' as const, n))
  return frames.length === 0 ? 'done' : call(frames, 'construction/end')
}

export function* buyOne(g: BalanceOfPowers, n: number): Procedure<Next> {
  const { state: s } = g
  if (s.allegiance.get(n) === NEUTRAL) return 'done'
  const orders = ordersOf(s, n)
  const { buy, repair, restore, infrastructure } = orders
  if (buy.length + repair.length + restore.length === 0 && !infrastructure) return 'done'
  const pick = yield* g.ask(s.decider.get(n), {
    rule: '6.221',
    prompt: 'procure',
    facts: { nation: n, rp: s.rp.get(n) },
    choose: () => ({ ...orders, done: true }),
    refuse: {
      buy: (u) => whyNotBuy(s, n, u),
      repair: (u) => whyNotRepair(s, n, u),
      restore: (p) => whyNotRestore(s, n, p),
      infrastructure: () => whyNotInfrastructure(s, n),
    },
  })
  if (pick.verb === 'done') return 'done'
  if (pick.verb === 'buy') order(g, n, pick.arg)
  else if (pick.verb === 'repair') mend(g, n, pick.arg)
  else if (pick.verb === 'restore') restoreFortress(g, n, pick.arg)
  else orderInfrastructure(g, n)
  return at('construction/buying', n)
}

/** §6.223 it comes later, at full strength (§6.221) */
function order(g: BalanceOfPowers, n: number, u: number): void {
  const { state: s } = g
  const cost = costOf(s, u)
  const month = s.month + delayOf(s, u)
  if (isFree(s, u)) s.standing.add(nationOf(u), STANDING.freeCorpsBought)
  pay(g, n, cost)
  put(s, u, OUT.bought)
  flip(s, u, false)
  s.due.set(u, month)
  g.emit?.({ type: 'bought', rule: '6.222', nation: n, unit: u, cost, month })
}

/** §6.224 an air unit at once, a ship as many months later as a die says */
function mend(g: BalanceOfPowers, n: number, u: number): void {
  const { state: s } = g
  const cost = stepCost(u)
  pay(g, n, cost)
  if (!isShip(u)) {
    flip(s, u, false)
    g.emit?.({ type: 'repaired', rule: '6.224', nation: n, unit: u, cost, month: s.month })
    return
  }
  const { total: months } = g.roll(D6, (face) => face)
  put(s, u, OUT.bought)
  flip(s, u, false)
  s.due.set(u, s.month + months)
  g.emit?.({ type: 'repaired', rule: '6.224', nation: n, unit: u, cost, month: s.month + months })
}

function restoreFortress(g: BalanceOfPowers, n: number, p: number): void {
  const { state: s } = g
  pay(g, n, costs.fortressStep)
  s.fortress.set(fortressAt(p), FORTRESS.intact)
  supplyChanges(s)
  g.emit?.({ type: 'fortress-repaired', rule: '6.224', nation: n, place: p, cost: costs.fortressStep })
}

/** §6.227 §6.223 it is built in next month's muster */
function orderInfrastructure(g: BalanceOfPowers, n: number): void {
  const { state: s } = g
  const side = s.allegiance.get(n)
  if (side === NEUTRAL) return
  pay(g, n, costs.infrastructure)
  s.sideMarks.add(side, SIDE_MARK.infrastructureBought)
  s.infrastructureDue.set(side, n + 1)
  g.emit?.({ type: 'infrastructure-bought', rule: '6.227', nation: n, cost: costs.infrastructure })
}
