/** §9.0 A force that moves: what it is made of, and one answer of its player. */
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { MARK } from '../../codes.ts'
import { NOBODY, powerOfSide } from '../../nations.ts'
import { isLand } from '../../places.ts'
import { flip, isFlipped, isMarked, spentOf, type State } from '../../state.ts'
import { ARMP, CROSSINGS, neighboursOf } from '../../terrain.ts'
import { hasTrenchSide, isCorps, isLandLeader } from '../../units.ts'
import { isSupplied } from '../03-supply/net.ts'
import { breachesFrom, setBreach } from '../10-land-combat/breaches.ts'
import { fight } from '../10-land-combat/combat.ts'
import { declareAttack, whyNotAttack } from '../10-land-combat/declare.ts'
import { addRailed, leftOf, leftOfForce } from './allowance.ts'
import { comeTo } from './entering.ts'
import {
  entrain,
  isBesideEnemy,
  payers,
  railDestinations,
  railDistance,
  railPrice,
  whyNotRailTo,
} from './rail.ts'
import { mayBegin, whyNotBegin } from './ready.ts'
import { costOf, type Marching, priceOf, whyNotMarch } from './ways.ts'

/** The force under way. */
function forceOf(s: State): Marching {
  const side = s.phasing
  const units = s.derived.presence.unitsAt(s.from, side).filter((u) => isMarked(s, u, MARK.inForce))
  return { side, from: s.from, units }
}

/** §3.0 §3.2 whoever sets out is checked for supply now */
function join(s: State, u: number): void {
  s.marks.add(u, MARK.inForce)
  if (isCorps(u) && !isSupplied(s, u)) s.marks.add(u, MARK.unsupplied)
}

export function startForce(s: State, from: number, units: readonly number[]): void {
  s.from = from
  s.railPayer = NOBODY
  s.railHexes = 0
  for (const u of units) join(s, u)
}

function stop(s: State, units: readonly number[]): void {
  for (const u of units) {
    s.marks.remove(u, MARK.inForce)
    s.marks.add(u, MARK.moved)
  }
}

/** nobody has marched or gone by rail */
const isFresh = (s: State, units: readonly number[]): boolean => units.every((u) => spentOf(s, u) === 0)

/** §9.12 §9.21 corps that have not moved join and count as having spent as much */
const recruits = (s: State, { side, from, units }: Marching): number[] =>
  s.derived.presence
    .unitsAt(from, side)
    .filter((u) => !units.includes(u) && (isLandLeader(u) ? isIdle(s, u) : mayBegin(s, side, u)))

const isIdle = (s: State, u: number): boolean => !isMarked(s, u, MARK.moved | MARK.inForce)

/** corps may be dropped as long as one stays; a leader at any time */
const droppable = ({ units }: Marching): number[] =>
  units.filter(isCorps).length > 1 ? [...units] : units.filter(isLandLeader)

/** §9.61 the force changes its mode only where it began */
const diggers = (s: State, { from, units }: Marching, isTrench: boolean): number[] =>
  isFresh(s, units) && isLand(from)
    ? units.filter((u) => hasTrenchSide(u) && isFlipped(s, u) !== isTrench)
    : []

export function* moveForce(g: BalanceOfPowers): Procedure<Next> {
  const { state: s } = g
  const force = forceOf(s)
  const pick = yield* g.ask(powerOfSide(force.side), {
    rule: '9.0',
    prompt: 'move-force',
    facts: { units: force.units, place: force.from, left: leftOfForce(s, force.units) },
    choose: () => ({
      march: neighboursOf(force.from).filter((to) => whyNotMarch(s, force, to) === undefined),
      attack: neighboursOf(force.from).filter((to) => whyNotAttack(s, force, to) === undefined),
      rail: railDestinations(s, force),
      take: recruits(s, force),
      leave: droppable(force),
      'dig-in': diggers(s, force, true).length > 0,
      rise: diggers(s, force, false).length > 0,
      'fill-breach': isFresh(s, force.units) ? breachesFrom(s, force.from) : [],
      halt: true,
    }),
    refuse: {
      march: (to) => whyNotMarch(s, force, to),
      attack: (to) => whyNotAttack(s, force, to),
      rail: (to) => whyNotRailTo(s, force, to),
      take: (u) => whyNotTake(s, force, u),
      leave: (u) => whyNotLeave(force, u),
    },
  })
  switch (pick.verb) {
    case 'march':
      yield* march(g, force, pick.arg)
      break
    case 'attack':
      return attack(g, force, pick.arg)
    case 'rail':
      yield* rail(g, force, pick.arg)
      break
    case 'take':
      take(s, force, pick.arg)
      return 'campaign/force'
    case 'leave':
      stop(s, [pick.arg])
      return 'campaign/force'
    case 'dig-in':
      return turn(g, force, true)
    case 'rise':
      return turn(g, force, false)
    case 'fill-breach':
      setBreach(g, force.from, pick.arg, 0, '10.594')
      stop(s, force.units)
      return 'campaign/half'
    case 'halt':
      stop(s, force.units)
      return 'campaign/half'
  }
  return goesOn(s)
}

/** §10.81 §10.83 after a combat the force goes on with what it has left */
export function* goOn(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  return goesOn(g.state)
}

/** corps without movement points have finished, and the others go on */
function goesOn(s: State): Next {
  const { units } = forceOf(s)
  const able = units.filter((u) => isCorps(u) && leftOf(s, u) > 0)
  if (able.length === 0) {
    stop(s, units)
    return 'campaign/half'
  }
  stop(
    s,
    units.filter((u) => isCorps(u) && !able.includes(u)),
  )
  return 'campaign/force'
}

function spend(s: State, units: readonly number[], mp: number): void {
  for (const u of units.filter(isCorps)) s.spent.add(u, mp)
}

/** §9.13 §10.84 where all remaining movement points are asked for, each corps spends its own */
function payStep(s: State, force: Marching, c: number): number {
  const cost = priceOf(s, force, c)
  for (const u of force.units.filter(isCorps))
    s.spent.add(u, costOf(s, c) === ARMP ? Math.max(cost, leftOf(s, u)) : cost)
  return cost
}

/** §9.11 */
function* march(g: BalanceOfPowers, force: Marching, to: number): Procedure {
  const { state: s } = g
  const cost = payStep(s, force, CROSSINGS.between(force.from, to))
  s.railPayer = NOBODY
  for (const u of force.units) s.marks.remove(u, MARK.railedUp)
  g.emit?.({ type: 'marched', rule: '9.11', units: force.units, from: force.from, to, cost })
  yield* comeTo(g, force, to)
}

/** §9.14 the price of the step is paid, and the force waits where it is (§10.01) */
function attack(g: BalanceOfPowers, force: Marching, to: number): Next {
  const { state: s } = g
  payStep(s, force, CROSSINGS.between(force.from, to))
  s.railPayer = NOBODY
  declareAttack(g, force, to)
  return fight(s)
}

/** §9.21 §9.23; §9.31 march and rail as they like, each new start by rail is paid */
function* rail(g: BalanceOfPowers, force: Marching, to: number): Procedure {
  const { state: s } = g
  const hexes = railDistance(s, force, to)
  const cost = railPrice(s, force, hexes)
  const isNew = s.railPayer < 0
  const payer = yield* payerOf(g, force, to)
  if (isNew) {
    s.rp.add(payer, -1)
    s.railHexes = 0
  }
  entrain(s, payer, force.units)
  s.railPayer = payer
  s.railHexes += hexes
  spend(s, force.units, cost)
  const risen = force.units.filter((u) => isCorps(u) && isFlipped(s, u))
  for (const u of force.units.filter(isCorps)) {
    addRailed(s, u, cost)
    if (isFlipped(s, u)) flip(s, u, false)
    s.marks.put(u, MARK.railedUp, isBesideEnemy(s, force.side, to))
  }
  const { units, from } = force
  g.emit?.({ type: 'railed', rule: '9.21', units, from, to, hexes, cost: isNew ? 1 : 0, payer })
  yield* comeTo(g, force, to)
  // §9.23 out of the trenches a corps ends its move in mobile mode
  stop(s, risen)
}

function* payerOf(g: BalanceOfPowers, force: Marching, to: number): Procedure<number> {
  const able = payers(g.state, force.units)
  const [only] = able
  if (only === undefined) throw new Error('nobody can pay for the railway')
  if (able.length === 1) return only
  const pick = yield* g.ask(powerOfSide(force.side), {
    rule: '9.21',
    prompt: 'rail-payer',
    facts: { place: to },
    choose: () => ({ nation: able }),
  })
  return pick.arg
}

/** §9.12 it has spent what the force has spent */
function take(s: State, force: Marching, u: number): void {
  join(s, u)
  const [companion] = force.units.filter(isCorps)
  if (companion === undefined || !isCorps(u)) return
  s.spent.set(u, spentOf(s, companion))
  s.marks.add(u, s.marks.get(companion) & (MARK.railed | MARK.railedUp))
}

/** §9.61 all movement points for turning the corps over */
function turn(g: BalanceOfPowers, force: Marching, isTrench: boolean): Next {
  const { state: s } = g
  const units = diggers(s, force, isTrench)
  for (const u of units) {
    flip(s, u, isTrench)
    s.marks.add(u, MARK.dug)
  }
  g.emit?.({ type: isTrench ? 'dug-in' : 'rose', rule: '9.61', units, place: force.from })
  stop(s, units)
  const others = force.units.filter((u) => !units.includes(u))
  for (const u of others) s.marks.remove(u, MARK.inForce)
  return 'campaign/half'
}

function whyNotTake(s: State, force: Marching, u: number): Refusal | undefined {
  if (s.where.get(u) !== force.from) return { code: 'not-in-place', rule: '9.12', facts: { unit: u } }
  if (isLandLeader(u) && isIdle(s, u)) return undefined
  return whyNotBegin(s, force.side, u)
}

const whyNotLeave = (force: Marching, u: number): Refusal | undefined =>
  force.units.includes(u)
    ? { code: 'only-corps', rule: '9.12', facts: { unit: u } }
    : { code: 'not-in-force', rule: '9.12', facts: { unit: u } }
