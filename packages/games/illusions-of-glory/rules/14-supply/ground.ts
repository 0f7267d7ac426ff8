/** §14.1.2 §18.7.1 §20.3.2.a §26.3.1.c Spaces that lines of supply can pass through. */
import { homeOf, isRegion, isSeaSpace, LEMNOS } from '../../map.ts'
import { AP, enemyOf, GR, type Nation, NO_SIDE, onlySideOf, type Side } from '../../sides.ts'
import {
  CAMPS,
  GROUND,
  hasFort,
  hasGround,
  isControlledBy,
  isRisen,
  presenceOf,
  REBELS,
  spaceOf,
  type State,
} from '../../state.ts'
import { isTroops } from '../../pieces.ts'
import { besiegers, isBesieged, isBesiegedBy, isEnoughForSiege, isForeignFort } from '../20-forts/siege.ts'

export function isOpenToSupply(s: State, side: Side, x: number): boolean {
  if (isRegion(x)) return isThroughRegion(s, side, x)
  // §14.1.2.a §11.2.1.d A space of an uprising is enemy ground.
  if (isRisen(s, x)) return false
  // §25.2.1 Only AP supply passes the Landing marker.
  if (isSeaSpace(x)) return side === AP && hasGround(s, x, GROUND.landing)
  if (x === LEMNOS) return side === AP
  if (isOpenGreece(s, x)) return true
  if (hasFort(s, x)) return isThroughFort(s, side, x)
  // §14.1.2.a §14.1.2.b §26.3.2.c.3 §26.3.2.d Enemy and neutral spaces are closed.
  return isControlledBy(s, side, x)
}

/**
 * §18.7.1.b §18.7.1.c §18.7.1.d A line passes a region with friendly units. §18.7.1.a Without them it passes
 * only a controlled region of a friendly nation with neither enemies nor uprisings (§11.2.1.e).
 */
function isThroughRegion(s: State, side: Side, x: number, gone = 0): boolean {
  if (presenceOf(s, side).troops(x) > gone) return true
  if (onlySideOf(homeOf(x) as Nation) !== side) return false
  const isEmpty = presenceOf(s, enemyOf(side)).troops(x) === 0 && !presenceOf(s, REBELS).isAnyone(x)
  return isEmpty && !isRisen(s, x) && isControlledBy(s, side, x)
}

/** §26.3.1.c §14.1.2.b Empty spaces of neutral Greece; a neutral fort counts as a garrison. */
const isOpenGreece = (s: State, x: number): boolean =>
  s.greekSide === NO_SIDE &&
  homeOf(x) === GR &&
  s.control.get(x) === NO_SIDE &&
  !hasFort(s, x) &&
  CAMPS.every((camp) => presenceOf(s, camp).troops(x) === 0)

/**
 * §14.1.2.c A friendly fort, unless it is besieged; §20.3.2.a §20.5.d an enemy fort only while the side
 * besieges it.
 */
const isThroughFort = (s: State, side: Side, x: number): boolean =>
  isControlledBy(s, side, x) ? !isBesieged(s, x) : isBesiegedBy(s, side, x)

/** Whether the line through the space would close if these units left it. */
export function closesLineBehind(s: State, side: Side, x: number, leaving: readonly number[]): boolean {
  // Nearly everywhere the line stays, whichever units leave.
  if (x < 0 || (!isRegion(x) && !isForeignFort(s, side, x))) return false
  return closesOpenGround(s, side, x, leaving)
}
function closesOpenGround(s: State, side: Side, x: number, leaving: readonly number[]): boolean {
  const going = leaving.filter((p) => isTroops(p) && spaceOf(s, p) === x)
  if (going.length === 0) return false
  if (isRegion(x)) return !isThroughRegion(s, side, x, going.length)
  const there = besiegers(s, side, x)
  const rest = there.filter((p) => !going.includes(p))
  return isEnoughForSiege(there, x) && !isEnoughForSiege(rest, x)
}
