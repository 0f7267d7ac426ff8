/** Orders for forces: what a stack, or a part of it, could do in this half, and what that is worth. */
import { MARK } from '../codes.ts'
import { ON } from '../crossings.ts'
import { enemyOf, type Side } from '../nations.ts'
import { isBox } from '../places.ts'
import { corpsAt, isEnemyHeld } from '../rules/02-concepts/control.ts'
import { hasRoom } from '../rules/02-concepts/stacking.ts'
import { leftOf } from '../rules/09-land-movement/allowance.ts'
import { railDestinations } from '../rules/09-land-movement/rail.ts'
import { mayBegin } from '../rules/09-land-movement/ready.ts'
import { allegianceAt, isFlipped, isMarked, spentOf, type State } from '../state.ts'
import { CROSSINGS, neighboursOf } from '../terrain.ts'
import { hasTrenchSide, isCorps, isKind, isLandLeader } from '../units.ts'
import { placesWithin } from './distances.ts'
import { forecast } from './forecast.ts'
import {
  firstLook,
  type Judge,
  payerOf,
  perilOf,
  threatOf,
  worthOfAttack,
  worthOfMarch,
  worthOfTrenches,
} from './worth.ts'
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
/** §10.5 worse odds are never taken */
const HOPELESS = -2
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
export function bestOrderAt(
  judge: Judge,
  p: number,
  force?: readonly number[],
  isPossible: (order: Order) => boolean = () => true,
): Order | undefined {
  let best: Order | undefined
  for (const units of groupsOf(judge, p, force))
    for (const order of ordersOf(judge, p, units))
      if (order.gain > (best?.gain ?? TRIFLE) && isPossible(order)) best = order
  return best
}

/** The best attack of those who can move there; undefined if none is worth it. */
export function bestAttackAt(judge: Judge, p: number): Order | undefined {
  let best: Order | undefined
  for (const order of attacksFrom(judge, p)) if (order.gain > (best?.gain ?? TRIFLE)) best = order
  return best
}

/** What those who can move there could do besides attacking, the best first. */
export function otherMovesAt(judge: Judge, p: number): Order[] {
  return groupsOf(judge, p)
    .flatMap((units) => ordersOf(judge, p, units))
    .filter(({ kind }) => kind !== 'attack')
    .sort((a, b) => b.gain - a.gain)
}

/** All attacks of those who can move there, but for the hopeless ones. */
export function attacksFrom(judge: Judge, p: number): Order[] {
  if (!isEnemyWithin(judge, p)) return []
  return attackersAt(judge, p).flatMap((units) =>
    attacks(judge, p, units, reachOf(judge.s, { side: judge.side, from: p, units })),
  )
}

/** who might attack together: all, all but cavalry and who stays behind, and the quick ones */
function attackersAt({ s, side }: Judge, p: number): number[][] {
  const ready = readyAt(s, side, p)
  const groups = [ready]
  const add = (part: number[]): void => {
    if (part.some(isCorps) && part.length < ready.length) groups.push(part)
  }
  add(ready.filter((u) => !isKind(u, 'cavalry')))
  add(ready.filter((u) => isKind(u, 'siege')))
  add(ready.filter((u) => !isCorps(u) || leftOf(s, u) >= QUICK))
  const [last] = ready
    .filter((u) => isCorps(u) && !isKind(u, 'siege'))
    .sort(byStrength(s))
    .reverse()
  add(ready.filter((u) => u !== last))
  return unique(groups)
}
/** within three movement points there are enemies, or a fortress of theirs */
function isEnemyWithin({ s, side }: Judge, p: number): boolean {
  return placesWithin(p).some((near) => isEnemyHeld(s, side, near))
}

const byStrength =
  (s: State) =>
  (a: number, b: number): number =>
    strengthOf(s, b) - strengthOf(s, a) || a - b

/** Parts of a stack that might go their own way; a force that has set out stays together. */
function groupsOf({ s, side }: Judge, p: number, force: readonly number[] = []): number[][] {
  const marching = force.filter(isCorps)
  const ready = readyAt(s, side, p)
  if (marching.some((u) => spentOf(s, u) > 0)) return withRecruits(s, force, ready)
  const corps = ready.filter(isCorps).sort(byStrength(s))
  const groups: number[][] = [ready]
  const add = (part: readonly number[]): void => {
    if (part.length > 0 && part.length < corps.length) groups.push([...part])
  }
  const feet = corps.filter((u) => !isKind(u, 'cavalry'))
  add(corps.slice(0, -1))
  add(corps.slice(0, Math.ceil(corps.length / 2)))
  add(corps.filter((u) => isFlipped(s, u) === isFlipped(s, corps[0] ?? u)))
  add(feet.slice(-1))
  add(corps.filter((u) => isKind(u, 'cavalry')))
  add(corps.filter((u) => isKind(u, 'siege')))
  return unique(groups).filter((group) => marching.every((u) => group.includes(u)))
}
const QUICK = 3

/** §9.12 a force on its way, and with those it could pick up: guns that wait for nobody, and come to those who attack with them */
function withRecruits(s: State, force: readonly number[], ready: readonly number[]): number[][] {
  const others = ready
    .filter((u) => isCorps(u) && !isKind(u, 'cavalry') && !force.includes(u) && leftOf(s, u) > 1)
    .sort(byStrength(s))
    .slice(0, MOST_CORPS - force.filter(isCorps).length)
  const hasGuns = force.some((u) => isKind(u, 'siege'))
  return hasGuns && others.length > 0 ? [[...force], [...force, ...others]] : [[...force]]
}

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
  const orders = promising(judge, from, units, stops).map(({ place, path }): Order => {
    const gain = worthOfMarch(judge, units, from, path)
    return { kind: 'march', units, from, path, target: place, gain }
  })
  const chosen = orders.sort((a, b) => b.gain - a.gain).slice(0, MOST_PERILS)
  if (chosen.every(({ gain }) => gain <= TRIFLE)) return []
  const left = perilHere(judge, from, units) - threatHere(judge, from, units)
  return chosen.map((order) => ({
    ...order,
    gain: order.gain + left - perilThere(judge, order) + threatThere(judge, order),
  }))
}

/** what they add to the threat of those who stand there, and take from those whom they leave */
function threatThere(judge: Judge, { units, target }: Order): number {
  const there = judge.s.derived.presence.unitsAt(target, judge.side).filter(isCorps)
  return threatOf(judge, target, [...there, ...units.filter(isCorps)]) - threatOf(judge, target, there)
}
function threatHere(judge: Judge, from: number, units: readonly number[]): number {
  const here = judge.s.derived.presence.unitsAt(from, judge.side).filter(isCorps)
  const others = here.filter((u) => !units.includes(u))
  return threatOf(judge, from, here) - threatOf(judge, from, others)
}

/** those that draw most, and what can be taken */
function promising(judge: Judge, from: number, units: readonly number[], stops: readonly Stop[]): Stop[] {
  const { s, side, front } = judge
  const corps = units.filter(isCorps)
  const isPrize = ({ place }: Stop): boolean =>
    allegianceAt(s, place) === enemyOf(side) && front.stakes.prizes.some((prize) => prize.place === place)
  const look = stops.map((stop) => ({ stop, draw: firstLook(judge, corps, from, stop.place) }))
  look.sort((a, b) => b.draw - a.draw)
  const { flow } = front.lines(enemyOf(side))
  const isCut = ({ place }: Stop): boolean => (flow[place] as number) > 0
  return look.filter(({ stop }, i) => i < MOST_STOPS || isPrize(stop) || isCut(stop)).map(({ stop }) => stop)
}
const MOST_STOPS = 5

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
  const hasGuns = corps.some((u) => isKind(u, 'siege'))
  const attempts = (hasGuns ? targets : ofEach(targets))
    .map(({ place, from: stop }) => ({ place, stop, all: [...corps, ...recruitsAt(judge, stop, corps)] }))
    .filter(({ all }) => all.some((u) => !isKind(u, 'siege')) && canPay(judge, all))
    .filter(({ place, all }) => hasRoom(s, side, place, all))
    .filter(({ place, all }) => !all.some((u) => isKind(u, 'cavalry')) || !isEntrenched(s, side, place))
    .map(({ place, stop, all }) => {
      const attempt = { side, corps: all, from: stop.place, to: place }
      return { attempt, path: stop.path, told: forecast(s, attempt) }
    })
    .filter(({ told }) => told.net > HOPELESS || told.isOpened)
    .sort((a, b) => b.told.net - a.told.net)
  return attempts.slice(0, MOST_ATTACKS).map(({ attempt, path, told }): Order => {
    const gain = worthOfAttack(judge, attempt, told)
    return { kind: 'attack', units, from, path, target: attempt.to, gain }
  })
}
/** §9.12 Guns on their way take those along who stand where they come by: the best there is room for. */
function recruitsAt({ s, side }: Judge, { place, path }: Stop, corps: readonly number[]): number[] {
  if (path.length === 0 || !corps.some((u) => isKind(u, 'siege'))) return []
  const able = readyAt(s, side, place).filter(
    (u) => isCorps(u) && !isKind(u, 'cavalry') && leftOf(s, u) > path.length,
  )
  return able.sort(byStrength(s)).slice(0, MOST_CORPS - corps.length)
}
/** §2.62 */
const MOST_CORPS = 6

/** Each target from the place that is reached first, and from one without a river in between. */
function ofEach(targets: Reach['targets']): Reach['targets'] {
  const chosen: Reach['targets'][number][] = []
  for (const target of targets) {
    const known = chosen.filter(({ place }) => place === target.place)
    if (known.length === 0 || (!isWet(target) && known.every(isWet))) chosen.push(target)
  }
  return chosen
}
const isWet = ({ place, from }: Reach['targets'][number]): boolean =>
  CROSSINGS.has(CROSSINGS.between(from.place, place), ON.river)

const isEntrenched = (s: State, side: Side, p: number): boolean =>
  s.derived.presence.unitsAt(p, enemyOf(side)).some((u) => isCorps(u) && isFlipped(s, u))
const canPay = ({ s, side }: Judge, corps: readonly number[]): boolean => payerOf(s, side, corps) >= 0

/** §9.61 trenches for those who are threatened and have nothing better to do; out of them where no enemy is near */
function turns(judge: Judge, from: number, units: readonly number[]): Order[] {
  const { s, side } = judge
  const corps = units.filter((u) => isCorps(u) && hasTrenchSide(u))
  if (corps.length === 0 || units.some((u) => isCorps(u) && spentOf(s, u) > 0)) return []
  const flat = corps.filter((u) => !isFlipped(s, u))
  const order = (kind: 'dig-in' | 'rise', gain: number): Order => ({
    kind,
    units,
    from,
    path: [],
    target: -1,
    gain,
  })
  if (flat.length === 0) return isNearEnemy(s, side, from) ? [] : [order('rise', LOOSE)]
  return isEnemyWithin(judge, from) ? [order('dig-in', worthOfTrenches(judge, flat, from))] : []
}
/** what it is worth to be able to march again */
const LOOSE = 0.006

const isNearEnemy = (s: State, side: Side, p: number): boolean =>
  neighboursOf(p).some(
    (near) =>
      corpsAt(s, enemyOf(side), near) > 0 ||
      neighboursOf(near).some((next) => corpsAt(s, enemyOf(side), next) > 0),
  )

const MOST_LINES = 4
/** §9.2 by rail, from where no enemy is near, to where the corps are worth most */
function railways(judge: Judge, from: number, units: readonly number[]): Order[] {
  const { s, side } = judge
  if (isBox(from) || isNearEnemy(s, side, from)) return []
  const corps = units.filter(isCorps)
  const payer = payerOf(s, side, corps)
  if (payer < 0) return []
  const price = priceOfRp(s, payer)
  const worth = (to: number): number => worthOfMarch(judge, units, from, [to])
  return railDestinations(s, { side, from, units })
    .filter((to) => hasRoom(s, side, to, units))
    .map((to) => ({ to, draw: firstLook(judge, corps, from, to) }))
    .sort((a, b) => b.draw - a.draw)
    .slice(0, MOST_LINES)
    .filter(({ draw }) => draw > price)
    .map(({ to }): Order => ({ kind: 'rail', units, from, path: [], target: to, gain: worth(to) - price }))
    .map((order) => ({ ...order, gain: order.gain - perilThere(judge, order) }))
}
