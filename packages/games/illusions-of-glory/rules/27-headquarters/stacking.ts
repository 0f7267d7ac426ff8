/** §27.0.a §27.0.b §27.0.c §27.0.d §12.6.6.f HQs and heavy artillery never stand alone. */
import type { Illusions } from '../../illusions.ts'
import { FULL, isSupport } from '../../pieces.ts'
import { SIDES } from '../../sides.ts'
import {
  campOf,
  ELIMINATED,
  MARK,
  piecesAt,
  presenceOf,
  put,
  setFace,
  type State,
  spaceOf,
  unmark,
} from '../../state.ts'
import { fits } from '../10-stacking/limits.ts'

/** §27.0.b friendly troops are there, §27.0.d and no other HQ or artillery in its way */
export const mayJoinStack = (s: State, support: number, x: number): boolean =>
  presenceOf(s, campOf(s, support)).troops(x) > 0 && fits(s, [support], x)

/** no troops of its own beside it */
export const isAlone = (s: State, support: number): boolean => {
  const x = spaceOf(s, support)
  return x >= 0 && presenceOf(s, campOf(s, support)).troops(x) === 0
}

/** §27.0.c §12.6.6.f gone for good when all who stood with it are */
export function loseLonely(g: Illusions, x: number): void {
  const { state: s } = g
  for (const side of SIDES)
    for (const p of piecesAt(s, side, x)) if (isSupport(p) && isAlone(s, p)) loseSupport(g, p)
}

/** the only way support is lost for want of company */
export function loseSupport(g: Illusions, p: number): void {
  const { state: s } = g
  const x = spaceOf(s, p)
  put(s, p, ELIMINATED)
  setFace(s, p, FULL)
  unmark(s, p, ~MARK.due)
  g.emit?.({ type: 'unit-eliminated', rule: '27.0.c', piece: p, space: x, cause: 'alone' })
}
