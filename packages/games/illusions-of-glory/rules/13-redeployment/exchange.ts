/** §10.3.a §10.3.b redeployment into a full space, if somebody makes room by redeploying too (ruling 37). */
import { homeOf, isRegion, SPACES } from '../../map.ts'
import { isSupport } from '../../pieces.ts'
import { GR, NO_SIDE } from '../../sides.ts'
import { ACTION, campOf, LAYOUT, piecesAt, put, spaceOf, type State } from '../../state.ts'
import { faultOf, fits, isOverfull } from '../10-stacking/limits.ts'
import { isForeignFort } from '../20-forts/siege.ts'
import { giveUpGreekSpaces } from '../26-neutrals/greece.ts'
import { isCompany } from '../27-headquarters/stacking.ts'
import { srCost, whyNotLeave } from './eligible.ts'
import { hasRoomSomewhere, isGoodFor, landRoutes } from './routes.ts'
import { seaDestinations } from './sea.ts'

/** the space with too many, from which somebody has still to go; -1 none */
export function crowdedSpace(s: State): number {
  const side = s.active
  for (let x = 0; x < SPACES; x++) if (isOverfull(s, side, x)) return x
  return -1
}
/** the others there are within the limits when it goes */
export const makesRoom = (s: State, p: number, crowded: number): boolean =>
  spaceOf(s, p) === crowded && faultOf(piecesAt(s, s.active, crowded).filter((q) => q !== p)) === undefined

/** a position to try things in: nothing is left in it between two questions */
const scratch = LAYOUT.create()
/** the position when it has come there; §26.3.1.d what it leaves in neutral Greece is nobody's */
function whenGone(s: State, p: number, x: number): State {
  LAYOUT.restoreFrom(scratch, s)
  put(scratch, p, x)
  giveUpGreekSpaces(scratch)
  return scratch
}
/** §13.2.d §18.7.1.b §26.3.1.d places that may be open to others only while it is there */
function mayKeepOpen(s: State, p: number): boolean {
  const from = spaceOf(s, p)
  const isInGreece = s.greekSide === NO_SIDE && homeOf(from) === GR
  return isRegion(from) || isInGreece || isForeignFort(s, s.active, from)
}

/** Can one of those in a full space go, with the points that are left, when this piece has come? */
function isRelieved(s: State, p: number, x: number): boolean {
  if (s.action !== ACTION.sr || campOf(s, p) !== s.active) return false
  const there = piecesAt(s, campOf(s, p), x)
  const leavers = there.filter((q) => fits(s, [p], x, [q]) && leavesCompany(there, p, q))
  const points = s.points - srCost(p)
  // §20.3.4 where it comes to a siege this may hold when the other goes
  const mayDiffer = mayKeepOpen(s, p) || isForeignFort(s, s.active, x)
  if (leavers.length === 0 || !mayDiffer) return leavers.some((q) => canGoOn(s, q, points, [p]))
  const then = whenGone(s, p, x)
  return leavers.some((q) => canGoOn(then, q, points, []))
}
/** §27.0.b support that has come is not alone when the other goes */
const leavesCompany = (there: readonly number[], p: number, q: number): boolean =>
  !isSupport(p) || there.some((each) => each !== q && isCompany(each, p))
/** @param come those who will have come to its space before it goes */
const canGoOn = (s: State, q: number, points: number, come: readonly number[]): boolean =>
  whyNotLeave(s, q, points, come) === undefined && hasRoomSomewhere(s, q, come)
const mayGoTo = (s: State, p: number, x: number): boolean =>
  isGoodFor(s, p, x) && (fits(s, [p], x) || isRelieved(s, p, x))

/** all places a piece may be redeployed to, overland first */
export function destinations(s: State, p: number): number[] {
  const overland = landRoutes(s, p)
  const bySea = seaDestinations(s, p).filter((x) => !overland.includes(x))
  return [...overland, ...bySea].filter((x) => mayGoTo(s, p, x))
}
export const hasDestination = (s: State, p: number): boolean =>
  hasRoomSomewhere(s, p) || destinations(s, p).length > 0
