/** §13.2 Redeployment overland. */
import { SUPPLY, type Refusal } from '../../illusions-of-glory.ts'
import {
  isInset,
  isPlain,
  isRegion,
  LEMNOS,
  linkBetween,
  NEIGHBOURS,
  portOf,
  SEA_LANE,
  SPACES,
} from '../../map.ts'
import { isLcu, isSupport } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { enemyOf, NO_SIDE, type Side } from '../../sides.ts'
import {
  campOf,
  controlOf,
  hasFort,
  isControlledBy,
  isRisen,
  presenceOf,
  REBELS,
  spaceOf,
  type State,
} from '../../state.ts'
import { fits } from '../10-stacking/limits.ts'
import { isOpen } from '../11-movement/neutrals.ts'
import { hasConverted, isSingle } from '../12-combat/links.ts'
import { supplyAfter } from '../14-supply/supply.ts'
import { besiegers, isEnoughForSiege } from '../20-forts/siege.ts'
import { hasTroopsToJoin } from '../27-headquarters/stacking.ts'
import { isWayHome, whyTreatyForbids } from '../28-treaty/limits.ts'
import { seaDestinations, whyNotBySea } from './sea.ts'

const isHeld = (s: State, side: Side, x: number): boolean => isControlledBy(s, side, x) && !isRisen(s, x)

/**
 * §13.2.c A route runs through friendly spaces without besiegers, whoever is in the next space, §13.2.d and
 * through enemy forts the side besieges. §4.3.f The Italian Front is closed until Italy is at war.
 */
const isRouteGround = (s: State, side: Side, x: number): boolean =>
  isPlain(x) &&
  isOpen(s, x) &&
  (isHeld(s, side, x)
    ? presenceOf(s, enemyOf(side)).troops(x) === 0
    : hasFort(s, x) && !isRisen(s, x) && isEnoughForSiege(besiegers(s, side, x), x))

/**
 * §13.2.e A route may end in a friendly region, or in one that neither side controls if friendly units are
 * there. §13.2.f No other region can be entered.
 */
const isRouteEnd = (s: State, side: Side, x: number): boolean =>
  isRegion(x) &&
  !isRisen(s, x) &&
  (isControlledBy(s, side, x) || (presenceOf(s, side).troops(x) > 0 && isDisputed(s, side, x)))
/** Units of others are there too, so no side controls the region, whatever marker is in it (ruling 72). */
const isDisputed = (s: State, side: Side, x: number): boolean =>
  controlOf(s, x) === NO_SIDE ||
  presenceOf(s, enemyOf(side)).troops(x) > 0 ||
  presenceOf(s, REBELS).isAnyone(x)

type Ways = readonly (readonly number[])[]
const waysBy = (isWay: (from: number, to: number) => boolean): Ways =>
  NEIGHBOURS.map((neighbours, from) => neighbours.filter((to) => isWay(from, to)))
const byLand = waysBy((from, to) => linkBetween(from, to) !== SEA_LANE)
const byRail = waysBy((from, to) => isSingle(false, from, to))
const byConvertedRail = waysBy((from, to) => isSingle(true, from, to))
/** §13.2.a LCUs need single gauge; other units may use any connection overland. */
function waysFor(s: State, side: Side, p: number): Ways {
  if (!isLcu(p)) return byLand
  return hasConverted(s, side) ? byConvertedRail : byRail
}

/** The spaces seen by the latest search, marked with its number, and those still to be searched. */
const seen = new Int32Array(SPACES)
const open = new Int16Array(SPACES)
let searches = 0

/** Follows all routes of a unit until `isFound` accepts a space. Returns whether it did. */
function followRoutes(
  s: State,
  p: number,
  isBarred: (x: number) => boolean,
  isFound: (x: number) => boolean,
  ways: Ways = waysFor(s, campOf(s, p) as Side, p),
): boolean {
  const side = campOf(s, p) as Side
  const from = spaceOf(s, p)
  const search = ++searches
  let count = 1
  open[0] = from
  seen[from] = search
  while (count > 0)
    for (const to of ways[open[--count] as number] as readonly number[]) {
      if (seen[to] === search || isBarred(to)) continue
      const leadsOn = isRouteGround(s, side, to)
      if (!leadsOn && !isRouteEnd(s, side, to)) continue
      seen[to] = search
      if (isFound(to)) return true
      if (leadsOn) open[count++] = to
    }
  return false
}

/** All spaces a route leads to, before the conditions on the space itself. */
function reachedOverland(s: State, p: number, isBarred: (x: number) => boolean): number[] {
  const found: number[] = []
  followRoutes(s, p, isBarred, (x) => {
    found.push(x)
    return false
  })
  return found
}

/** §28.0.d.1 §28.0.d.2 §28.0.d.5 Spaces the treaty closes to a unit. */
const isClosedByTreaty =
  (s: State, p: number) =>
  (x: number): boolean =>
    whyTreatyForbids(s, p, x, false) !== undefined && !isWayHome(s, p, x)

export const mayEndIn = (s: State, p: number, x: number, leaving?: readonly number[]): boolean =>
  isGoodFor(s, p, x) &&
  // §10.1.a There is room.
  fits(s, [p], x, leaving)
/** The same without the room. §28.0.d.2 The way home may cross enemy land, but not end there. */
export const isGoodFor = (s: State, p: number, x: number): boolean =>
  whyTreatyForbids(s, p, x, false) === undefined &&
  // §13.2.b The unit has a line to a source of its own there.
  supplyAfter(s, p, x) === SUPPLY.own &&
  // §27.0.b An HQ or artillery has troops.
  (!isSupport(p) || hasTroopsToJoin(s, p, x))

export const landRoutes = (s: State, p: number): number[] => reachedOverland(s, p, isClosedByTreaty(s, p))
export const landDestinations = (s: State, p: number): number[] =>
  landRoutes(s, p).filter((x) => mayEndIn(s, p, x))

/** §28.0.d.3 §28.0.d.8 The redeployments of the treaty itself ignore its limits on the way. */
export const routesDespiteTreaty = (s: State, p: number): number[] => reachedOverland(s, p, () => false)
export const destinationsDespiteTreaty = (s: State, p: number): number[] =>
  routesDespiteTreaty(s, p).filter((x) => mayEndIn(s, p, x))

/** Whether there is a space with room for the unit once these units have left. */
export const hasRoomSomewhere = (s: State, p: number, leaving?: readonly number[]): boolean =>
  followRoutes(s, p, isClosedByTreaty(s, p), (x) => mayEndIn(s, p, x, leaving)) ||
  seaDestinations(s, p).some((x) => mayEndIn(s, p, x, leaving))

/** The first reason, in the order of the chapter. */
export function whyNotRedeployTo(s: State, p: number, x: number): Refusal {
  const side = campOf(s, p) as Side
  const facts = { piece: p, space: x }
  const byTreaty = whyTreatyForbids(s, p, x, false)
  if (byTreaty !== undefined) return byTreaty
  if (!isOpen(s, x)) return refusal('neutral-closed', { space: x }, isInset(x) ? '4.3.f' : '11.1.5.a')
  if (!isReachedOverland(s, p, x)) {
    const why = isSeaJourney(s, side, p, x) ? whyNotBySea(s, p, x) : whyNoRoute(s, side, p, x)
    if (why !== undefined) return why
  }
  if (supplyAfter(s, p, x) !== SUPPLY.own) return refusal('no-source-there', facts)
  if (isSupport(p) && !hasTroopsToJoin(s, p, x)) return refusal('support-alone', facts)
  return refusal('no-room-for-sr', facts)
}
/** Whether the unit would go there by sea. */
const isSeaJourney = (s: State, side: Side, p: number, x: number): boolean =>
  x === LEMNOS || (!isLcu(p) && portOf(x) >= 0 && (portOf(spaceOf(s, p)) >= 0 || isHeld(s, side, x)))
const isReachedOverland = (s: State, p: number, x: number): boolean => landRoutes(s, p).includes(x)

function whyNoRoute(s: State, side: Side, p: number, x: number): Refusal {
  const facts = { piece: p, space: x }
  if (isRegion(x) && !isRouteEnd(s, side, x)) return refusal('region-not-ours', facts)
  const stop = isRouteGround(s, side, x) ? regionBefore(s, side, p, x) : undefined
  if (stop !== undefined) return refusal('must-stop-there', { space: stop }, '13.2.e')
  return refusal(isLcu(p) && isReachedByRoad(s, p, x) ? 'lcu-needs-rail' : 'no-route', facts)
}
/** A region on the way in which the redeployment would end. */
function regionBefore(s: State, side: Side, p: number, x: number): number | undefined {
  const reached = landRoutes(s, p)
  return waysFor(s, side, p)[x]?.find((y) => isRegion(y) && reached.includes(y))
}
const isReachedByRoad = (s: State, p: number, x: number): boolean =>
  followRoutes(s, p, isClosedByTreaty(s, p), (y) => y === x, byLand)
