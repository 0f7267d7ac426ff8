/**
 * §10.3.a §10.3.b Redeployment into a full space, if a unit there makes room by redeploying too (ruling 37).
 */
import { homeOf, isRegion, SPACES } from '../../map.ts'
import { isSupport } from '../../pieces.ts'
import { GR, NO_SIDE } from '../../sides.ts'
import { ACTION, campOf, LAYOUT, piecesAt, put, spaceOf, type State } from '../../state.ts'
import { faultOf, fits, isOverstacked } from '../10-stacking/limits.ts'
import { isForeignFort } from '../20-forts/siege.ts'
import { giveUpGreekSpaces } from '../26-neutrals/greece.ts'
import { canAccompany } from '../27-headquarters/stacking.ts'
import { srCost, whyNotLeave } from './eligible.ts'
import { hasRoomSomewhere, isGoodFor, landRoutes } from './routes.ts'
import { seaDestinations } from './sea.ts'

/** The space over the stacking limit, which a unit must still leave; -1 if none. */
export function overstackedSpace(s: State): number {
  const side = s.active
  for (let x = 0; x < SPACES; x++) if (isOverstacked(s, side, x)) return x
  return -1
}
/** The other units there are within the limits when this one leaves. */
export const makesRoom = (s: State, p: number, crowded: number): boolean =>
  spaceOf(s, p) === crowded && faultOf(piecesAt(s, s.active, crowded).filter((q) => q !== p)) === undefined

/** A scratch position: nothing in it lasts from one call to the next. */
const scratch = LAYOUT.create()
/**
 * The position after the unit has gone there. §26.3.1.d A space it leaves in neutral Greece is neutral again.
 */
function afterRedeploying(s: State, p: number, x: number): State {
  LAYOUT.restoreFrom(scratch, s)
  put(scratch, p, x)
  giveUpGreekSpaces(scratch)
  return scratch
}
/** Spaces that may be open to others only while the unit is there. */
function mayKeepOpen(s: State, p: number): boolean {
  const from = spaceOf(s, p)
  // §26.3.1.d
  const isInGreece = s.greekSide === NO_SIDE && homeOf(from) === GR
  return isRegion(from) || isInGreece || isForeignFort(s, s.active, from)
}

/** Whether a unit in a full space can leave, with the SR points left, once this unit has arrived. */
function canMakeRoomBySr(s: State, p: number, x: number): boolean {
  if (s.action !== ACTION.sr || campOf(s, p) !== s.active) return false
  const there = piecesAt(s, campOf(s, p), x)
  const leavers = there.filter((q) => fits(s, [p], x, [q]) && leavesTroops(there, p, q))
  const points = s.points - srCost(p)
  // §20.3.4 If the unit joins a siege, the siege may hold when the other leaves.
  const mayDiffer = mayKeepOpen(s, p) || isForeignFort(s, s.active, x)
  if (leavers.length === 0 || !mayDiffer) return leavers.some((q) => canGoOn(s, q, points, [p]))
  const then = afterRedeploying(s, p, x)
  return leavers.some((q) => canGoOn(then, q, points, []))
}
/** §27.0.b Support that has arrived still has troops when the other unit leaves. */
const leavesTroops = (there: readonly number[], p: number, q: number): boolean =>
  !isSupport(p) || there.some((each) => each !== q && canAccompany(each, p))
/** @param come units that will have joined its space before it leaves */
const canGoOn = (s: State, q: number, points: number, come: readonly number[]): boolean =>
  whyNotLeave(s, q, points, come) === undefined && hasRoomSomewhere(s, q, come)
const mayGoTo = (s: State, p: number, x: number): boolean =>
  isGoodFor(s, p, x) && (fits(s, [p], x) || canMakeRoomBySr(s, p, x))

/** All spaces a unit may redeploy to, overland first. */
export function destinations(s: State, p: number): number[] {
  const overland = landRoutes(s, p)
  const bySea = seaDestinations(s, p).filter((x) => !overland.includes(x))
  return [...overland, ...bySea].filter((x) => mayGoTo(s, p, x))
}
export const hasDestination = (s: State, p: number): boolean =>
  hasRoomSomewhere(s, p) || destinations(s, p).length > 0
