/** §12.1 §18.3 §20.1.2 What can be attacked, and by which units. */
import type { Refusal } from '../../illusions-of-glory.ts'
import { homeOf, isPlain, isRegion, NEIGHBOURS, SPACES } from '../../map.ts'
import { cfOf, isTroops } from '../../pieces.ts'
import type { Presence } from '../../presence.ts'
import { refusal } from '../../refusal.ts'
import { enemyOf, GR, NO_SIDE } from '../../sides.ts'
import {
  controlOf,
  faceOf,
  GREEKS,
  hasFort,
  isMarked,
  isOrdered,
  MARK,
  ORDER,
  piecesAt,
  presenceOf,
  REBELS,
  type State,
  spaceOf,
} from '../../state.ts'
import { isInCommand } from '../04-setup/commands.ts'
import { isOpen } from '../11-movement/neutrals.ts'
import { mayAttack } from '../14-supply/rights.ts'
import { isOutOfSupply } from '../14-supply/supply.ts'
import { isBesieged } from '../20-forts/siege.ts'
import { whyTreatyForbids } from '../28-treaty/limits.ts'
import {
  whyNotJoin,
  isActivated,
  mayNotAttackTogether,
  isNeeded,
  piecesAround,
  whyNotFrom,
} from './attackers.ts'
import { hasAllNations, stacksOf } from './multinational.ts'

/** Enemy troops and neutral Greek troops, which join the enemy when attacked. */
function troopsToAttack(s: State, x: number): number[] {
  const enemies = piecesAt(s, enemyOf(s.active), x).filter(isTroops)
  return [...enemies, ...piecesAt(s, GREEKS, x).filter(isTroops)]
}
/** An undestroyed fort of the enemy, or of neutral Greece. */
function isHostileFort(s: State, x: number): boolean {
  const owner = controlOf(s, x)
  const isGreek = owner === NO_SIDE && homeOf(x) === GR && s.greekSide === NO_SIDE
  return hasFort(s, x) && (owner === enemyOf(s.active) || isGreek)
}

/** §20.1.2.c §20.3.3.b A besieged fort is attacked from its own space, §20.1.2.b any other from outside. */
const isFortFrom = (s: State, p: number, x: number): boolean => (spaceOf(s, p) === x) === isBesieged(s, x)

/** §12.1.h A space cannot be attacked if all its units have retreated this round. */
function whyNoTroops(s: State, x: number, there: readonly number[]): Refusal | undefined {
  if (there.every((p) => isMarked(s, p, MARK.retreated))) return refusal('only-retreated-units', { space: x })
  return undefined
}

/** Why a space cannot be attacked. One with an uprising has no other target. */
export function whyNotTarget(s: State, x: number): Refusal | undefined {
  // §12.1.1.a §12.1.1.b A space is attacked once a round.
  if (isOrdered(s, x, ORDER.assaulted))
    return refusal('attacked-already', { space: x }, isRegion(x) ? '12.1.1.b' : '12.1.1.a')
  const there = troopsToAttack(s, x)
  const isRebel = isPlain(x) && presenceOf(s, REBELS).isAnyone(x)
  // §20.1.2.a A fort without units can be attacked.
  const isTarget = there.length > 0 || isHostileFort(s, x)
  if (isRebel || !isTarget) return refusal(isOpen(s, x) ? 'nothing-to-attack' : 'neutral-there', { space: x })
  const not = there.length > 0 ? whyNoTroops(s, x, there) : undefined
  if (not) return not
  if (canStartAttack(s, x, false)) return undefined
  if (there.length === 0 && isBesieged(s, x)) return refusal('besieged-fort', { space: x })
  return refusal('nobody-to-attack', { space: x })
}
export function whyNotPutDown(s: State, x: number): Refusal | undefined {
  if (isOrdered(s, x, ORDER.putDown)) return refusal('attacked-already', { space: x })
  if (!presenceOf(s, REBELS).isAnyone(x)) return refusal('nothing-to-attack', { space: x })
  return canStartAttack(s, x, true) ? undefined : refusal('nobody-to-attack', { space: x })
}

/**
 * §18.3.f §18.3.g Troops that could begin or join an attack on the space, from connected spaces and regions
 * or §18.3.h §18.3.i from within.
 */
export function attackersFor(s: State, x: number, uprising: boolean): number[] {
  const isFort = !uprising && troopsToAttack(s, x).length === 0
  return piecesAround(s, x, NEIGHBOURS[x] as readonly number[]).filter(
    (p) =>
      isTroops(p) && isActivated(s, p) && !whyNotFrom(s, p, x, uprising) && (!isFort || isFortFrom(s, p, x)),
  )
}
const canStartAttack = (s: State, x: number, uprising: boolean): boolean =>
  attackersFor(s, x, uprising).some((p) => !whyNotJoin(s, [], p, x, uprising))

/** Spaces with activated troops, and their neighbours, if there may be a target. */
function inReach(s: State): number[] {
  const own = presenceOf(s, s.active)
  const found = new Set<number>()
  for (let at = 0; at < SPACES; at++) {
    if (own.troops(at) === 0 || !isAnyActivated(s, own, at)) continue
    if (!hasNoTarget(s, at)) found.add(at)
    for (const x of NEIGHBOURS[at] as readonly number[]) if (!hasNoTarget(s, x)) found.add(x)
  }
  return [...found].sort((a, b) => a - b)
}
function isAnyActivated(s: State, own: Presence, at: number): boolean {
  for (let p = own.first(at); p >= 0; p = own.next(p)) if (isActivated(s, p)) return true
  return false
}

/** §12.1.e §18.3.e §18.3.f Everything that can be attacked now. */
export function targets(s: State): { spaces: number[]; uprisings: number[] } {
  const near = inReach(s)
  return {
    spaces: near.filter((x) => !whyNotTarget(s, x)),
    uprisings: near.filter((x) => !whyNotPutDown(s, x)),
  }
}
/** §9.4.3.a Whether this unit would have a target if it were activated. */
export function hasTarget(s: State, p: number): boolean {
  const at = spaceOf(s, p)
  if (couldAttack(s, p, at)) return true
  for (const x of NEIGHBOURS[at] as readonly number[]) if (couldAttack(s, p, x)) return true
  return false
}
/** Spaces the unit could attack if it were activated. */
export const targetsOf = (s: State, p: number): number[] =>
  [spaceOf(s, p), ...(NEIGHBOURS[spaceOf(s, p)] as readonly number[])].filter((x) => couldAttack(s, p, x))
/** Most spaces hold no possible target. */
const hasNoTarget = (s: State, x: number): boolean =>
  !presenceOf(s, enemyOf(s.active)).isAnyone(x) &&
  !presenceOf(s, GREEKS).isAnyone(x) &&
  !presenceOf(s, REBELS).isAnyone(x) &&
  !hasFort(s, x)
/** Whether any troops there have not retreated this round. */
function hasUnretreated(s: State, there: Presence, x: number): boolean {
  for (let q = there.first(x); q >= 0; q = there.next(q))
    if (isTroops(q) && !isMarked(s, q, MARK.retreated)) return true
  return false
}
/** §28.0.d.4 §28.0.d.5 The treaty may forbid the attack. */
const isLawful = (s: State, p: number, x: number, uprising: boolean): boolean =>
  whyTreatyForbids(s, p, x, true, uprising) === undefined
function isOpenTo(s: State, p: number, x: number): boolean {
  if (hasNoTarget(s, x)) return false
  const [enemies, greeks] = [presenceOf(s, enemyOf(s.active)), presenceOf(s, GREEKS)]
  const isHeld = enemies.troops(x) + greeks.troops(x) > 0
  const isFresh = isHeld && (hasUnretreated(s, enemies, x) || hasUnretreated(s, greeks, x))
  const isFort = !isHeld && isHostileFort(s, x) && isFortFrom(s, p, x)
  const isEnemy = (isFresh || isFort) && !isOrdered(s, x, ORDER.assaulted) && isLawful(s, p, x, false)
  const isRebel =
    presenceOf(s, REBELS).isAnyone(x) && !isOrdered(s, x, ORDER.putDown) && isLawful(s, p, x, true)
  return (isEnemy || isRebel) && (spaceOf(s, p) !== x || isRegion(x) || isFort)
}
/**
 * §20.3.3.a A besieger needed for the siege can attack only the fort. §12.1.2.c A unit with CF 0 needs
 * others.
 */
const couldAttack = (s: State, p: number, x: number): boolean =>
  isOpenTo(s, p, x) && !isNeeded(s, [], p, x) && (isStrong(s, p) || hasPartner(s, p, x))
const isStrong = (s: State, p: number): boolean => cfOf(p, faceOf(s, p)) > 0
/** The unit is activated, or could be, to attack the space together with p. */
const couldAttackWith = (s: State, p: number, q: number, x: number): boolean =>
  isTroops(q) &&
  isInCommand(s, q) &&
  !isMarked(s, q, MARK.toMove) &&
  !isOrdered(s, spaceOf(s, q), ORDER.move) &&
  mayAttack(s, q) &&
  isOutOfSupply(s, q) === isOutOfSupply(s, p) &&
  !isNeeded(s, [], q, x) &&
  isOpenTo(s, q, x)
/**
 * §12.1.2.c Units with which a unit of CF 0 could attack the space: one has strength, and §12.1.3.a one stack
 * has units of both nations, perhaps by a third unit.
 */
function hasPartner(s: State, p: number, x: number): boolean {
  const around = piecesAround(s, x, NEIGHBOURS[x] as readonly number[])
  const able = around.filter((q) => q === p || couldAttackWith(s, p, q, x))
  const stacks = stacksOf(s, able)
  return able.some(
    (q) =>
      q !== p &&
      isStrong(s, q) &&
      !mayNotAttackTogether(s, [q, p]) &&
      stacks.some((stack) => hasAllNations(stack, [q, p])),
  )
}
