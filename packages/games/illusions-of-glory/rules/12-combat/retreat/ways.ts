/** §12.7.3.a §12.7.3.b §12.7.3.c §12.7.3.g where a unit may retreat to. */
import { isRegion, isSeaSpace, LEMNOS, NEIGHBOURS } from '../../../map.ts'
import { AP, enemyOf, type Side } from '../../../sides.ts'
import {
  campOf,
  controlOf,
  GREEKS,
  GROUND,
  hasFort,
  hasGround,
  presenceOf,
  type State,
} from '../../../state.ts'
import { isEnemyHeld } from '../../11-movement/control.ts'
import { isOpen } from '../../11-movement/neutrals.ts'
import { besiegers, isEnough } from '../../20-forts/siege.ts'
import { whyTreatyForbids } from '../../28-treaty/limits.ts'

/** §12.7.3.a §18.5.a a retreat into a region or on to a landing ends there, long as it may be */
export const endsRetreat = (x: number): boolean => isRegion(x) || isSeaSpace(x)

/** §12.7.3.b a fort of somebody else that own units do not besiege */
const isFortInTheWay = (s: State, side: Side, x: number): boolean =>
  hasFort(s, x) && controlOf(s, x) !== side && !isEnough(besiegers(s, side, x), x)

/** enemies, uprisings or neutral Greeks stand there, or a fort bars it */
const isBarred = (s: State, side: Side, x: number): boolean =>
  presenceOf(s, enemyOf(side)).isAnyone(x) ||
  presenceOf(s, GREEKS).troops(x) > 0 ||
  isEnemyHeld(s, side, x) ||
  isFortInTheWay(s, side, x)

/**
 * §12.7.3.b not where enemies, uprisings or unbesieged enemy forts are, except into regions; §12.7.7.a not by sea,
 * §12.7.3.a but AP on to a landing; §12.7.3.g never back; §28.0.d.5 not into what is Russian under the treaty.
 */
export function isOpenToRetreat(s: State, p: number, from: number, to: number, origin: number): boolean {
  const side = campOf(s, p) as Side
  if (to === origin || to === from || to === LEMNOS) return false
  if (isSeaSpace(to)) return side === AP && hasGround(s, to, GROUND.landing)
  if (isSeaSpace(from) || !isOpen(s, to) || whyTreatyForbids(s, p, to, false)) return false
  return isRegion(to) || !isBarred(s, side, to)
}

const open = (s: State, p: number, at: number, origin: number): number[] =>
  (NEIGHBOURS[at] as readonly number[]).filter((to) => isOpenToRetreat(s, p, at, to, origin))

/** before priorities; with two spaces to go a first one must lead on, or end the retreat */
export function retreatSteps(s: State, p: number, at: number, origin: number, left: number): number[] {
  const next = open(s, p, at, origin)
  if (left < 2) return next
  return next.filter((to) => endsRetreat(to) || open(s, p, to, origin).some((beyond) => beyond !== at))
}
