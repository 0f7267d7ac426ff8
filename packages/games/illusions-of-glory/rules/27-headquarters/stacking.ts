/** §27.0.a §27.0.b HQs and heavy artillery never stand alone. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { isRegion } from '../../map.ts'
import { FULL, isSupport, isTroops } from '../../pieces.ts'
import { SIDES } from '../../sides.ts'
import {
  campOf,
  ELIMINATED,
  isMarked,
  MARK,
  piecesAt,
  presenceOf,
  put,
  setFace,
  type State,
  spaceOf,
  unmark,
} from '../../state.ts'
import { fits, isUnlimited, mayStack } from '../10-stacking/limits.ts'
import { fightOf } from '../12-combat/under-way.ts'
import { areStacked, isSameStack } from '../18-regions/stacked.ts'

/** §27.0.b Troops that the support may stack with (§10.2.b). In a region other troops may be there too. */
export const canAccompany = (p: number, support: number): boolean => isTroops(p) && mayStack(p, support)

/** §27.0.b Friendly troops it may stack with are there. In a space all friendly troops are such. */
export function hasTroopsToJoin(s: State, support: number, x: number): boolean {
  const side = campOf(s, support)
  if (presenceOf(s, side).troops(x) === 0) return false
  return !isUnlimited(x) || piecesAt(s, side, x).some((p) => canAccompany(p, support))
}
/** §27.0.d No other HQ or artillery is in the stack. */
export const mayJoinStack = (s: State, support: number, x: number): boolean =>
  hasTroopsToJoin(s, support, x) && fits(s, [support], x)

export const isAlone = (s: State, support: number): boolean => {
  const x = spaceOf(s, support)
  return x >= 0 && !hasTroopsToJoin(s, support, x)
}

/** Some of the defenders it was stacked with have retreated already: it will follow them (ruling 122). */
const hasRetreatedTroops = (s: State, support: number): boolean =>
  spaceOf(s, support) === s.combat &&
  fightOf(s).defenders.some((q) => campOf(s, q) === campOf(s, support) && isMarked(s, q, MARK.retreated))

/**
 * §18.3.c Other troops are in the region, but all of its own stack are destroyed (ruling 177).
 * @param marks the marks of the last unit of that stack
 */
function hasLostItsStack(s: State, support: number, marks: number): boolean {
  const x = spaceOf(s, support)
  const side = campOf(s, support)
  if (!isRegion(x)) return false
  if (side !== s.active) return isMarked(s, support, MARK.fighting) && !fightOf(s).defenders.some(isTroops)
  const isOfIts = (marks & MARK.toAttack) !== 0 && isSameStack(marks, s.marks.get(support))
  return isOfIts && !piecesAt(s, side, x).some((q) => isTroops(q) && areStacked(s, support, q))
}
const isLost = (s: State, support: number, marks: number): boolean =>
  isAlone(s, support) ? !hasRetreatedTroops(s, support) : hasLostItsStack(s, support, marks)

/**
 * §27.0.c §12.6.6.f Support is eliminated when all troops it was stacked with are lost.
 * @param marks the marks of a unit that has just been destroyed there
 */
export function loseSupportLeftAlone(g: IllusionsOfGlory, x: number, marks = 0): void {
  const { state: s } = g
  for (const side of SIDES)
    for (const p of piecesAt(s, side, x)) if (isSupport(p) && isLost(s, p, marks)) loseSupport(g, p)
}

/** Support lost because it is alone goes through here. */
export function loseSupport(g: IllusionsOfGlory, p: number): void {
  const { state: s } = g
  const x = spaceOf(s, p)
  put(s, p, ELIMINATED)
  setFace(s, p, FULL)
  unmark(s, p, ~MARK.due)
  g.emit?.({ type: 'unit-eliminated', rule: '27.0.c', piece: p, space: x, cause: 'alone' })
}
