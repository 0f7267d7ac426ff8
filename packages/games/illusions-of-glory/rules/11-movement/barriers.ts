/** §11.1.4 §11.1.5 What keeps a group out of a space, apart from movement points and forts. */
import type { Group, Refusal } from '../../illusions-of-glory.ts'
import { BRANDENBURG, homeOf, isRegion, LEMNOS, linkBetween, SEA_LANE } from '../../map.ts'
import { isLcu, nationMask } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { AP, enemyOf, GE, RU } from '../../sides.ts'
import {
  FLAG,
  hasFlag,
  isControlledBy,
  isOrdered,
  isRisen,
  ORDER,
  presenceOf,
  REBELS,
  type State,
  stackOf,
} from '../../state.ts'
import { whyNotBySeaLane } from '../25-sea-invasions/moving.ts'
import { isGreekOccupied } from '../26-neutrals/greece.ts'
import { isWayHome, whyTreatyForbids } from '../28-treaty/limits.ts'
import { mayLeaveBrandenburg } from '../28-treaty/redeployment.ts'
import { isTreatyOn } from '../28-treaty/treaty.ts'
import { isOpen } from './neutrals.ts'

/**
 * §11.1.4.a A group may not enter a space with enemy units (§10.4.a) or an uprising (§10.4.b). §11.1.4.b
 * §18.1.d It may enter a region with them. §10.4.c A fort is no unit.
 */
function whyOccupied(s: State, { side }: Group, x: number): Refusal | undefined {
  if (isRegion(x)) return undefined
  if (presenceOf(s, enemyOf(side)).isAnyone(x)) return refusal('enemy-there', { space: x })
  if (presenceOf(s, REBELS).isAnyone(x)) return refusal('uprising-there', { space: x })
  return isGreekOccupied(s, x) ? refusal('greeks-there', { space: x }) : undefined
}

/** Stacks formed by the free activations of card AP24 have the highest numbers. */
export const FIRST_FREE_STACK = 5
/** Card AP24: whether this unit was activated free of charge. */
export const isFreelyActivated = (s: State, p: number, x: number): boolean =>
  isOrdered(s, x, ORDER.greatRetreat) && ((!isRegion(x) && x !== LEMNOS) || stackOf(s, p) >= FIRST_FREE_STACK)
export const isRussianGround = (s: State, x: number): boolean =>
  homeOf(x) === RU && isControlledBy(s, AP, x) && !isRisen(s, x)

/** Neutrality, the treaty and card AP24. */
function whyForbidden(s: State, group: Group, x: number): Refusal | undefined {
  if (!isOpen(s, x)) return refusal('neutral-closed', { space: x })
  for (const p of group.pieces) {
    const treaty = whyTreatyForbids(s, p, x, false)
    if (treaty !== undefined && !isWayHome(s, p, x)) return treaty
    if (group.isFree && !isRussianGround(s, x)) return refusal('only-home', { space: x })
  }
  return undefined
}

/** Why the group may not be in a space, from wherever it comes. */
export const whyNotEnter = (s: State, group: Group, x: number): Refusal | undefined =>
  whyOccupied(s, group, x) ?? whyForbidden(s, group, x)

/** Why the group cannot take one step along a connection. */
export function whyNotStep(s: State, group: Group, from: number, to: number): Refusal | undefined {
  const sea = linkBetween(from, to) === SEA_LANE ? whyNotBySeaLane(s, group, from, to) : undefined
  return whyNotEnter(s, group, to) ?? sea
}

/** §28.0.d.8 One German LCU may leave each turn, until Germany is attacked. */
export function whyNotLeaveBrandenburg(s: State, { space: x, pieces }: Group): Refusal | undefined {
  if (x !== BRANDENBURG || !isTreatyOn(s) || hasFlag(s, FLAG.germanyAttacked)) return undefined
  const germans = pieces.filter((p) => isLcu(p) && nationMask(p) === 1 << GE)
  const isAllowed = germans.length < 2 && germans.every((p) => mayLeaveBrandenburg(s, p))
  return isAllowed ? undefined : refusal('brandenburg-limit', { space: x })
}
