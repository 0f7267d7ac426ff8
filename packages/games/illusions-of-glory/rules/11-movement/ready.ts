/** §11.1.1 who may still move this round, and with whom. */
import type { Group } from '../../illusions.ts'
import { isPlain, isSeaSpace } from '../../map.ts'
import { isOf } from '../../pieces.ts'
import { RU, type Side } from '../../sides.ts'
import {
  campOf,
  isMarked,
  isOrdered,
  MARK,
  ORDER,
  order,
  piecesAt,
  type State,
  spaceOf,
  stackOf,
  unmark,
} from '../../state.ts'
import { isFreelyActivated } from './barriers.ts'

/** Where units move from: a space, or a stack in a region or on Lemnos; 0 is no stack. */
export interface Place {
  readonly space: number
  readonly stack: number
}

/** §11.1.1.a spaces are activated as a whole, §11.1.1.c in regions and on Lemnos it is the units */
export const isActivatedAsSpace = (x: number): boolean => isPlain(x) || isSeaSpace(x)

export const placeOf = (s: State, p: number): Place => {
  const x = spaceOf(s, p)
  return { space: x, stack: isActivatedAsSpace(x) ? 0 : stackOf(s, p) }
}
const isSamePlace = (a: Place, b: Place): boolean => a.space === b.space && a.stack === b.stack

/** Activated for movement, and its space or stack has not yet finished (§11.1.1.b, §11.1.1.d). */
function isActivated(s: State, p: number): boolean {
  const x = spaceOf(s, p)
  if (x < 0 || campOf(s, p) !== s.active) return false
  // card AP24: of a space activated free of charge only the Russians move
  if (isFreelyActivated(s, p, x) && !isOf(p, RU)) return false
  if (!isActivatedAsSpace(x)) return isMarked(s, p, MARK.toMove)
  return isOrdered(s, x, ORDER.move) && !isOrdered(s, x, ORDER.done)
}
/** §11.1.3.a and has not moved yet */
export const isReady = (s: State, p: number): boolean => isActivated(s, p) && !isMarked(s, p, MARK.moved)

/** those of a place who may still move */
export const readyAt = (s: State, { space, stack }: Place): number[] =>
  piecesAt(s, s.active as Side, space).filter((p) => isReady(s, p) && placeOf(s, p).stack === stack)

export const groupOf = (s: State, pieces: readonly number[], spent = 0): Group => {
  const first = pieces[0] as number
  const space = spaceOf(s, first)
  const side = campOf(s, first) as Side
  return { side, space, pieces, spent, isFree: pieces.some((p) => isFreelyActivated(s, p, space)) }
}

/** §11.1.1.b §11.1.1.d §18.1.1.f whoever begins elsewhere has finished where he was */
export function beginAt(s: State, place: Place): void {
  const before = { space: s.moving, stack: s.movingStack }
  if (isSamePlace(before, place)) return
  finish(s, before)
  s.moving = place.space
  s.movingStack = place.stack
}
function finish(s: State, place: Place): void {
  if (place.space < 0) return
  if (isActivatedAsSpace(place.space)) order(s, place.space, ORDER.done)
  else for (const p of readyAt(s, place)) unmark(s, p, MARK.toMove)
}
