/** What OPS can be used for (§9.4): attacks and marches, with their price. */
import { ACTION, combinedWarStatus, PILE, piecesAt, type State } from '../state.ts'
import { costOf } from '../rules/09-cards/activation-cost.ts'
import { cardsIn } from '../rules/09-cards/piles.ts'
import { type Attack, attacksOf } from './attacks.ts'
import { type Front, frontOf, ground } from './front.ts'
import { fingerprint, Recall } from './recall.ts'
import { movementsOf } from './marches.ts'
import { SIDES, type Side } from '../sides.ts'

export interface Operation {
  readonly attack: Attack | undefined
  /** Spaces to be activated, each with its price. */
  readonly spaces: readonly number[]
  readonly costs: readonly number[]
  readonly gain: number
}

const priceOf = (s: State, side: Side, x: number, attack: boolean): number =>
  costOf(s, side, piecesAt(s, side, x), x, attack).ops

function found(s: State, front: Front): Operation[] {
  const { side } = front
  const attacks = attacksOf(s, front).map((attack): Operation => {
    const costs = attack.from.map((x) => priceOf(s, side, x, true))
    return { attack, spaces: attack.from, costs, gain: attack.gain }
  })
  const marches = movementsOf(s, front).map(
    ({ from, gain }): Operation => ({
      attack: undefined,
      spaces: [from],
      costs: [priceOf(s, side, from, false)],
      gain,
    }),
  )
  return [...attacks, ...marches].filter(({ gain }) => gain > 0)
}

/** What else attacks and marches depend on: the time that is left, revolution and treaty, events in force (§9.7). */
function moment(s: State): number[] {
  const { scenario, turn, round, active, greekSide, haltBroken, dugThisRound, moving, siegeDebt } = s
  const war = [s.armistice, combinedWarStatus(s), s.revolutionTurn, s.revolutionStage, s.treatyTurn]
  const event = s.action === ACTION.event ? s.playing : -1
  const table = SIDES.flatMap((side) => cardsIn(s, side, PILE.table))
  const now = [scenario, turn, round, active, greekSide, haltBroken, dugThisRound, moving, siegeDebt]
  return [...now, ...war, s.leftBrandenburg, event, ...table]
}

const known = SIDES.map(() => new Recall<readonly Operation[]>())

/** As if no space had been activated yet: so what is found does not depend on when it was looked for. */
function beforeOrders<Found>(s: State, find: () => Found): Found {
  const given = s.orders.toArray()
  s.orders.fill(0)
  try {
    return find()
  } finally {
    for (const [x, orders] of given.entries()) if (orders !== 0) s.orders.set(x, orders)
  }
}

/** Everything worth doing in this position. Orders already given are ignored. */
export function operationsOf(s: State, side: Side): readonly Operation[] {
  const key = fingerprint(
    ...ground(s),
    s.marks.words,
    s.flag.words,
    s.status.words,
    s.offensive.words,
    s.trenches.words,
    s.marker.words,
    moment(s),
  )
  const recall = known[side] as Recall<readonly Operation[]>
  return recall.of(key, () => beforeOrders(s, () => found(s, frontOf(s, side))))
}

/** `isDone`: the mandatory offensive is provided for, so no attack is needed for it. */
export const gainOf = ({ gain, attack }: Operation, isDone = false): number =>
  gain - (isDone ? (attack?.duty ?? 0) : 0)

/** An order is worth more the less it costs, but many small ones do not equal a great one. */
const PRICE = 0.45
export const appeal = (gain: number, cost: number): number => gain / Math.max(0.5, cost) ** PRICE

/** The best operations that so many OPS can pay for, and what they gain. */
export function bestFor(s: State, side: Side, points: number): number {
  const list: Operation[] = []
  let [left, gain] = [points, 0]
  const all = operationsOf(s, side)
  while (left > 0) {
    const next = mostAppealing(all, left, list)
    if (!next) break
    left -= next.cost
    gain += next.gain
    list.push(next.operation)
  }
  return gain
}
interface Choice {
  readonly operation: Operation
  readonly gain: number
  readonly cost: number
}
function mostAppealing(
  all: readonly Operation[],
  points: number,
  list: readonly Operation[],
): Choice | undefined {
  const isDone = list.some(isMadeBy)
  let best: Choice | undefined
  let most = 0
  for (const operation of all) {
    const cost = total(operation.costs)
    if (cost > points || list.some((other) => isInTheWay(operation, other))) continue
    const gain = gainOf(operation, isDone)
    const its = appeal(gain, cost)
    if (its <= most) continue
    most = its
    best = { operation, gain, cost }
  }
  return best
}
export const isMadeBy = ({ attack }: Operation): boolean => (attack?.duty ?? 0) > 0
/** One order for a space, one attack on a target. */
const isInTheWay = (a: Operation, b: Operation): boolean =>
  (a.attack !== undefined && a.attack.target === b.attack?.target) ||
  a.spaces.some((x) => b.spaces.includes(x))
export const total = (costs: readonly number[]): number => costs.reduce((sum, cost) => sum + cost, 0)
