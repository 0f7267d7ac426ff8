/** §11.1.1 Which units may still move this round, and with which others. */
import type { Group } from '../../illusions-of-glory.ts'
import { isPlain, isSeaSpace } from '../../map.ts'
import { isOf, PIECES } from '../../pieces.ts'
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
import { isOutOfSupply } from '../14-supply/supply.ts'
import { isFreelyActivated } from './barriers.ts'

/** Where units move from: a space, or a stack in a region or on Lemnos. Stack 0 means none. */
export interface Place {
  readonly space: number
  readonly stack: number
}

/** §11.1.1.a A space is activated as a whole. §11.1.1.c In regions and on Lemnos units are activated. */
export const isActivatedAsSpace = (x: number): boolean => isPlain(x) || isSeaSpace(x)

export const placeOf = (s: State, p: number): Place => {
  const x = spaceOf(s, p)
  return { space: x, stack: isActivatedAsSpace(x) ? 0 : stackOf(s, p) }
}
/** §11.1.1.b Units of the place have begun to move, and no others have since. */
export const isMoving = (s: State, { space, stack }: Place): boolean =>
  s.moving === space && s.movingStack === stack

/** The unit is activated for movement, and its space or stack has not finished (§11.1.1.b, §11.1.1.d). */
function isActivated(s: State, p: number): boolean {
  const x = spaceOf(s, p)
  if (x < 0 || campOf(s, p) !== s.active) return false
  // Card AP24: only Russian units move out of a space activated free of charge.
  if (isFreelyActivated(s, p, x) && !isOf(p, RU)) return false
  if (!isActivatedAsSpace(x)) return isMarked(s, p, MARK.toMove)
  return isOrdered(s, x, ORDER.move) && !isOrdered(s, x, ORDER.done)
}
/** §11.1.3.a The unit is activated and has not moved yet. */
export const isReady = (s: State, p: number): boolean => isActivated(s, p) && !isMarked(s, p, MARK.moved)

export function readyPieces(s: State): number[] {
  const found: number[] = []
  for (let p = 0; p < PIECES; p++) if (isReady(s, p)) found.push(p)
  return found
}
/** Units of a place that may still move. */
export const readyAt = (s: State, { space, stack }: Place): number[] =>
  piecesAt(s, s.active, space).filter((p) => isReady(s, p) && placeOf(s, p).stack === stack)

/**
 * §11.1.1.b The space that is moving finishes when a group sets out from another: its units will not move any
 * more.
 */
export const willHaveFinished = (
  s: State,
  { pieces, spent }: Pick<Group, 'pieces' | 'spent'>,
  p: number,
): boolean => spent === 0 && isMoving(s, placeOf(s, p)) && !isMoving(s, placeOf(s, pieces[0] as number))

/**
 * Units that set out together. A unit in supply when it sets out keeps its full movement factor (ruling 160).
 */
export const groupOf = (s: State, pieces: readonly number[]): Group => {
  const first = pieces[0] as number
  const space = spaceOf(s, first)
  return {
    side: campOf(s, first) as Side,
    space,
    pieces,
    spent: 0,
    unsupplied: pieces.filter((p) => isOutOfSupply(s, p)),
    isFree: pieces.some((p) => isFreelyActivated(s, p, space)),
  }
}
/** A part of a group on its way, where it is now. */
export const restOf = (
  s: State,
  group: Group,
  pieces: readonly number[],
  spent: number = group.spent,
): Group => ({ ...group, pieces, spent, space: spaceOf(s, pieces[0] as number) })

/**
 * §11.1.1.b §11.1.1.d §18.1.1.f When units of another place begin to move, the previous place has finished.
 */
export function beginAt(s: State, place: Place): void {
  if (isMoving(s, place)) return
  finish(s, { space: s.moving, stack: s.movingStack })
  s.moving = place.space
  s.movingStack = place.stack
}
function finish(s: State, place: Place): void {
  if (place.space < 0) return
  if (isActivatedAsSpace(place.space)) order(s, place.space, ORDER.done)
  else for (const p of readyAt(s, place)) unmark(s, p, MARK.toMove)
}
