/** Orders for forces: what a stack, or a part of it, could do in this half, and what that is worth. */
import { MARK } from '../codes.ts'
import { enemyOf, type Side } from '../nations.ts'
import { isBox } from '../places.ts'
import { corpsAt } from '../rules/02-concepts/control.ts'
import { hasRoom } from '../rules/02-concepts/stacking.ts'
import { leftOf } from '../rules/09-land-movement/allowance.ts'
import { railDestinations } from '../rules/09-land-movement/rail.ts'
import { mayBegin } from '../rules/09-land-movement/ready.ts'
import { isFlipped, isMarked, spentOf, type State } from '../state.ts'
import { neighboursOf } from '../terrain.ts'
import { hasTrenchSide, isCorps, isKind, isLandLeader } from '../units.ts'
import { forecast } from './forecast.ts'
import { payerOf, perilOf, worthOfAttack, worthOfMarch, type Judge } from './worth.ts'
import { priceOfRp } from './prices.ts'
import { type Reach, reachOf, type Stop } from './reach.ts'
import { strengthOf } from './strength.ts'

export interface Order {
  readonly kind: 'march' | 'attack' | 'rail' | 'dig-in' | 'rise'
  /** with its leader, if he goes */
  readonly units: readonly number[]
  readonly from: number
  /** the places marched through, the last one included */
  readonly path: readonly number[]
  /** the place under attack, or the one the railway leads to; -1 for none */
  readonly target: number
  /** points of the score */
  readonly gain: number
}

/** so little is not worth the trouble */
export const TRIFLE = 0.004
const MOST_ATTACKS = 4
const MOST_PERILS = 3

/** units of the side that could still begin to move there, its leader too, and those of the force under way */
export function readyAt(s: State, side: Side, p: number): number[] {
  return s.derived.presence
    .unitsAt(p, side)
    .filter((u) =>
      isLandLeader(u) ? !isMarked(s, u, MARK.moved) : isMarked(s, u, MARK.inForce) || mayBegin(s, side, u),
    )
}

/** The best order for those who can move there, or for the force if it is under way; undefined if nothing is worth it. */
export function bestOrderAt(judge: Judge, p: number, force?: readonly number[]): Order | undefined {
  let best: Order | undefined
  for (const units of groupsOf(judge, p, force))
    for (const order of ordersOf(judge, p, units)) if (order.gain > (best?.gain ?? TRIFLE)) best = order
  return best
}

const byStrength =
  (s: State) =>
  (a: number, b: number): number =>
    strengthOf(s, b) - strengthOf(s, a) || a - b

/** Parts of a stack that might go their own way; a force that has set out stays together. */
function groupsOf({ s, side }: Judge, p: number, force: readonly number[] = []): number[][] {
  const marching = force.filter(isCorps)
  if (marching.some((u) => spentOf(s, u) > 0)) return [[...force]]
  const ready = readyAt(s, side, p)
  const corps = ready.filter(isCorps).sort(byStrength(s))
  const groups: number[][] = [ready]
  const add = (part: readonly number[]): void => {
    if (part.length > 0 && part.length < corps.length) groups.push([...part])
  }
  add(corps.slice(0, -1))
  add(corps.slice(0, Math.ceil(corps.length / 2)))
  add(corps.filter((u) => leftOf(s, u) >= QUICK))
  add(corps.filter((u) => isFlipped(s, u) === isFlipped(s, corps[0] ?? u)))
  const feet = corps.filter((u) => !isKind(u, 'cavalry'))
  add(feet.slice(-1))
  add(feet.slice(0, 1))
  add(corps.filter((u) => isKind(u, 'cavalry')))
  return unique(groups).filter((group) => marching.every((u) => group.includes(u)))
}
const QUICK = 3

function unique(groups: readonly number[][]): number[][] {
  const seen = new Set<string>()
  return groups.filter((group) => {
    const key = [...group].sort((a, b) => a - b).join()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** All that a group could do, without what is plainly worse. */
function ordersOf(judge: Judge, from: number, units: readonly number[]): Order[] {
  const { s, side } = judge
  if (!units.some(isCorps)) return []
  const reach = reachOf(s, { side, from, units })
  return [
    ...marches(judge, from, units, reach.stops),
    ...attacks(judge, from, units, reach),
    ...turns(judge, from, units),
    ...railways(judge, from, units),
  ]
}

/** the best marches, less what threatens there, more what threatens where they are */
function marches(judge: Judge, from: number, units: readonly number[], stops: readonly Stop[]): Order[] {
  const orders = stops.map(({ place, path }): Order => {
    const gain = worthOfMarch(judge, units, from, path)
    return { kind: 'march', units, from, path, target: place, gain }
  })
  const chosen = orders.sort((a, b) => b.gain - a.gain).slice(0, MOST_PERILS)
  const left = perilHere(judge, from, units)
  return chosen.map((order) => ({ ...order, gain: order.gain + left - perilThere(judge, order) }))
}

function perilThere(judge: Judge, { units, target }: Order): number {
  const { s, side } = judge
  const there = s.derived.presence.unitsAt(target, side).filter(isCorps)
  return perilOf(judge, target, [...there, ...units.filter(isCorps)]) - perilOf(judge, target, there)
}
/** what they would leave behind is in more danger, and they themselves in none */
function perilHere(judge: Judge, from: number, units: readonly number[]): number {
  const { s, side } = judge
  const here = s.derived.presence.unitsAt(from, side).filter(isCorps)
  return (
    perilOf(judge, from, here) -
    perilOf(
      judge,
      from,
      here.filter((u) => !units.includes(u)),
    )
  )
}

function attacks(judge: Judge, from: number, units: readonly number[], { targets }: Reach): Order[] {
  const { s, side } = judge
  const corps = units.filter(isCorps)
  if (corps.every((u) => isKind(u, 'siege')) || !canPay(judge, corps)) return []
  const attempts = targets
    .filter(({ place }) => hasRoom(s, side, place, corps))
    .filter(({ place }) => !corps.some((u) => isKind(u, 'cavalry')) || !isEntrenched(s, side, place))
    .map(({ place, from: stop }) => {
      const attempt = { side, corps, from: stop.place, to: place }
      return { attempt, path: stop.path, told: forecast(s, attempt) }
    })
    .sort((a, b) => b.told.net - a.told.net)
  return attempts.slice(0, MOST_ATTACKS).map(({ attempt, path, told }): Order => {
    const gain = worthOfAttack(judge, attempt, told)
    return { kind: 'attack', units, from, path, target: attempt.to, gain }
  })
}
const isEntrenched = (s: State, side: Side, p: number): boolean =>
  s.derived.presence.unitsAt(p, enemyOf(side)).some((u) => isCorps(u) && isFlipped(s, u))
const canPay = ({ s, side }: Judge, corps: readonly number[]): boolean => payerOf(s, side, corps) >= 0

/** §9.61 trenches for those who are threatened and have nothing better to do; out of them where no enemy is near */
function turns(judge: Judge, from: number, units: readonly number[]): Order[] {
  const { s, side } = judge
  const corps = units.filter((u) => isCorps(u) && hasTrenchSide(u))
  if (corps.length === 0 || units.some((u) => isCorps(u) && spentOf(s, u) > 0)) return []
  const here = s.derived.presence.unitsAt(from, side).filter(isCorps)
  const flat = corps.filter((u) => !isFlipped(s, u))
  const order = (kind: 'dig-in' | 'rise', gain: number): Order => ({
    kind,
    units,
    from,
    path: [],
    target: -1,
    gain,
  })
  if (flat.length === corps.length && corps.length === here.length) {
    const peril = perilOf(judge, from, here)
    return peril > 0 ? [order('dig-in', peril * SAFER)] : []
  }
  return flat.length === 0 && !isNearEnemy(s, side, from) ? [order('rise', LOOSE)] : []
}
/** how much of a danger trenches take away, and what it is worth to be able to march again */
const SAFER = 0.6
const LOOSE = 0.006

const isNearEnemy = (s: State, side: Side, p: number): boolean =>
  neighboursOf(p).some(
    (near) =>
      corpsAt(s, enemyOf(side), near) > 0 ||
      neighboursOf(near).some((next) => corpsAt(s, enemyOf(side), next) > 0),
  )

const MOST_LINES = 6
/** §9.2 by rail, from where no enemy is near, to where the corps are worth most */
function railways(judge: Judge, from: number, units: readonly number[]): Order[] {
  const { s, side } = judge
  if (isBox(from) || isNearEnemy(s, side, from)) return []
  const corps = units.filter(isCorps)
  const payer = payerOf(s, side, corps)
  if (payer < 0) return []
  const price = priceOfRp(s, payer) * judge.temper.thrift
  const lines = railDestinations(s, { side, from, units })
  const worth = (to: number): number => worthOfMarch(judge, units, from, [to])
  return lines
    .filter((to) => hasRoom(s, side, to, units))
    .map((to): Order => ({ kind: 'rail', units, from, path: [], target: to, gain: worth(to) - price }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_LINES)
    .map((order) => ({ ...order, gain: order.gain - perilThere(judge, order) }))
}
