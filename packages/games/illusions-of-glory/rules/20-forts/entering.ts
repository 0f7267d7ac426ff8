/** §20.1.1 §20.3.1 §20.3.2.b §20.3.5.e entering the space of an enemy fort. */
import { Reach } from '@sandtable/board'
import type { Group } from '../../illusions.ts'
import { fortAt, GRAPH, isPlain } from '../../map.ts'
import { isDivision, isLcu, isSupport, isTroops, PIECES } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { isOrdered, ORDER, piecesAt, presenceOf, type State, spaceOf } from '../../state.ts'
import { faultOf, isUnlimited, LIMIT } from '../10-stacking/limits.ts'
import { whyNotLeaveBrandenburg, whyNotStep } from '../11-movement/barriers.ts'
import { whyNotForsake } from '../11-movement/forsaking.ts'
import { groupOf, isReady, type Place, placeOf, readyAt, willHaveFinished } from '../11-movement/ready.ts'
import { closesBehind } from '../14-supply/ground.ts'
import { netWithout } from '../14-supply/nets.ts'
import { movementOf } from '../14-supply/rights.ts'
import { isOutOfSupply } from '../14-supply/supply.ts'
import { isCompany, mayJoinStack } from '../27-headquarters/stacking.ts'
import { mayLeave } from './leaving.ts'
import { besiegers, isEnough, isForeignFort } from './siege.ts'

/** no unit goes farther in a round */
const LONGEST = 6
const reach = new Reach(GRAPH, LONGEST, 1)
/** for those left behind */
const behind = new Reach(GRAPH, LONGEST, 1)

const others = (s: State, { side, pieces }: Group, x: number): number[] =>
  besiegers(s, side, x).filter((p) => !pieces.includes(p))

/** §20.1.1.b §20.3.1.b §20.3.5.e who comes into it stops, §20.3.2.b unless it is besieged without him */
export const mustStop = (s: State, group: Group, x: number): boolean =>
  isForeignFort(s, group.side, x) && !isEnough(others(s, group, x), x)

/** §20.1.1.a only who can besiege it; §20.3.1.d or will, with those who can still come this round */
export function mayEnterFort(s: State, group: Group, x: number): boolean {
  const there = others(s, group, x)
  const troops = group.pieces.filter(isTroops)
  if (isEnough([...there, ...troops], x)) return true
  // one such debt at a time
  if (troops.length === 0 || (s.siegeDebt >= 0 && s.siegeDebt !== x)) return false
  const support = [...piecesAt(s, group.side, x), ...group.pieces].filter(isSupport)
  // §11.1.1.b who would have finished before they set out does not come
  const comers = comersTo(s, x, [...there, ...troops]).filter((p) => !willHaveFinished(s, group, p))
  // §20.3.4.b nobody else moves before those have followed with whom they have given up another siege
  const first = stranded(s, group)
  if (!first.every((p) => comers.includes(p))) return false
  const isOrderly = (coming: readonly number[]): boolean => canComeInOrder(s, group, coming, first)
  return couldStillCome(s, [...there, ...troops], support, { comers, first, isOrderly }, x)
}
/** those who can come, those of them who come before others from elsewhere, and whether these can one after the other */
interface Coming {
  readonly comers: readonly number[]
  readonly first: readonly number[]
  readonly isOrderly: (coming: readonly number[]) => boolean
}
const originOf = (s: State, { pieces, spent }: Group): Place =>
  spent === 0 ? placeOf(s, pieces[0] as number) : { space: s.moving, stack: s.movingStack }
const isOf = (s: State, p: number, { space, stack }: Place): boolean =>
  spaceOf(s, p) === space && placeOf(s, p).stack === stack

/** §11.1.1.b one space after the other, and none begins before those have gone on who must in the one before */
function canComeInOrder(
  s: State,
  group: Group,
  coming: readonly number[],
  before: readonly number[],
): boolean {
  const from = originOf(s, group)
  const home = coming.filter((p) => isOf(s, p, from))
  if (home.length === coming.length) return true
  if (!before.every((p) => coming.includes(p))) return false
  if (isUnfinished(s, group.side, [...group.pieces, ...home], from)) return false
  const first = coming.filter(
    (p, i) => !home.includes(p) && !coming.slice(0, i).some((q) => areTogether(s, p, q)),
  )
  const unfinished = first.filter((p) =>
    isUnfinished(
      s,
      group.side,
      coming.filter((q) => areTogether(s, p, q)),
      placeOf(s, p),
    ),
  )
  // the last of them may be
  return unfinished.length < 2
}
const areTogether = (s: State, p: number, q: number): boolean => isOf(s, q, placeOf(s, p))

/**
 * do these leave some behind who must go on before another space begins (ruling 161): §10.3.b who have no room, §27.0.b
 * or support without company that could still join others?
 */
function isUnfinished(s: State, side: Side, pieces: readonly number[], from: Place): boolean {
  const ready = readyAt(s, from).filter((p) => !pieces.includes(p))
  if (ready.length === 0) return false
  const left = piecesAt(s, side, from.space).filter((p) => !pieces.includes(p))
  if (!isUnlimited(from.space) && faultOf(left) !== undefined) return true
  return ready.some((p) => isSupport(p) && !left.some((q) => isCompany(q, p)) && canJoinOthers(s, p))
}
function canJoinOthers(s: State, p: number): boolean {
  const group = groupOf(s, [p])
  const isThrough = (y: number): boolean => y === group.space || (isPlain(y) && !mustStop(s, group, y))
  behind.search(group.space, Math.min(movementOf(s, p, isOutOfSupply(s, p)), LONGEST), (from, _, to) =>
    isThrough(from) && whyNotStep(s, group, from, to) === undefined ? 1 : -1,
  )
  // §20.1.1.a it comes into no fort that is not besieged without it, §11.1.3.b and ends no move where others attack
  const isOpen = (y: number): boolean =>
    !isPlain(y) || !(mustStop(s, group, y) || isOrdered(s, y, ORDER.attack))
  const reached = Array.from({ length: behind.count }, (_, i) => behind.at(i))
  return reached.some((y) => y !== group.space && isOpen(y) && mayJoinStack(s, p, y))
}

/** those left behind in the siege the group has come from, or is about to leave: too few now */
function stranded(s: State, { side, space, pieces, spent }: Group): number[] {
  const from = spent === 0 ? space : s.moving
  const all = besiegers(s, side, from)
  const rest = all.filter((p) => !pieces.includes(p))
  const wasKept = spent === 0 ? isEnough(all, from) : isOrdered(s, from, ORDER.abandoned)
  return wasKept && !isEnough(rest, from) ? rest : []
}

/** §20.3.1.d could others complete the siege these would begin, §10.2.b and stand beside them? */
function couldStillCome(
  s: State,
  troops: readonly number[],
  support: readonly number[],
  { comers, first, isOrderly }: Coming,
  x: number,
): boolean {
  const isPossible = (coming: readonly number[]): boolean =>
    faultOf([...troops, ...support, ...coming]) === undefined &&
    canAllCome(s, coming, troops, x) &&
    isOrderly(coming)
  if (comers.some((p) => isLcu(p) && isPossible([...first, p]))) return true
  const missing = fortAt(x) - troops.filter(isDivision).length
  return setsOf(comers.filter(isDivision), missing).some(isPossible)
}
/** every choice of so many of them */
const setsOf = (pieces: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : pieces.flatMap((p, i) => setsOf(pieces.slice(i + 1), count - 1).map((rest) => [p, ...rest]))

/** each of them can, as was asked before; together they must not be in each other's way */
const canAllCome = (s: State, coming: readonly number[], gone: readonly number[], x: number): boolean =>
  coming.length < 2 || coming.every((p) => hasWayTo(s, p, x, [...gone, ...coming.filter((q) => q !== p)]))
/** may the first leave its space when the others have left it, or leave it too? */
function isFreeToGo(s: State, pieces: readonly number[]): boolean {
  const group = { ...groupOf(s, pieces.slice(0, 1)), pieces }
  return whyNotForsake(s, group) === undefined && mayLeave(s, group)
}

/** troops that are activated, have not moved, and have a way into the space */
export function comersTo(s: State, x: number, except: readonly number[] = []): number[] {
  const found: number[] = []
  if (presenceOf(s, s.active as Side).troops(x) > LIMIT) return found
  for (let p = 0; p < PIECES; p++)
    if (
      isTroops(p) &&
      isReady(s, p) &&
      spaceOf(s, p) !== x &&
      !except.includes(p) &&
      hasWayTo(s, p, x, except)
    )
      found.push(p)
  return found
}

/**
 * `gone` will have left: §27.0.b who stood beside them may have to stay, §20.3.2.b through a siege they have lifted there
 * is no way, §20.3.5.d nor a line of supply
 */
function hasWayTo(s: State, p: number, x: number, gone: readonly number[]): boolean {
  const group = groupOf(s, [p])
  if (whyNotLeaveBrandenburg(s, group) || !isFreeToGo(s, [p, ...gone])) return false
  const afterThem = { ...group, pieces: [p, ...gone] }
  const isThrough = (y: number): boolean => y === group.space || (isPlain(y) && !mustStop(s, afterThem, y))
  const points = movementOf(s, p, isStarvedBy(s, p, x, gone))
  reach.search(group.space, Math.min(points, LONGEST), (from, _, to) =>
    isThrough(from) && whyNotStep(s, group, from, to) === undefined ? 1 : -1,
  )
  return reach.costTo(x) > 0
}
/** out of supply, or so when these have gone to x (ruling 160) */
export function isStarvedBy(s: State, p: number, x: number, gone: readonly number[]): boolean {
  if (isOutOfSupply(s, p)) return true
  const side = s.active as Side
  const left = [...new Set(gone.map((q) => spaceOf(s, q)))].filter((y) => y !== x)
  return left.some(
    (y) => closesBehind(s, side, y, gone) && netWithout(s, side, y).reached(spaceOf(s, p)) === 0,
  )
}
