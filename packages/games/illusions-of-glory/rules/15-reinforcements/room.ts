/** §15.1.h §9.7.3.d is there room for all units of a card? */
import type { Destination } from '../../data/card-types.ts'
import { ELIMINATED, LAYOUT, put, type State } from '../../state.ts'
import { placesFor } from './places.ts'

/** Tries them one after the other, in the order given, on a copy of the position. */
export function canPlaceAll(
  s: State,
  pieces: readonly number[],
  at: Destination,
  together: boolean,
): boolean {
  const [first, ...rest] = pieces
  if (first === undefined) return true
  // a place that takes them all is open to each of them; mostly there is one
  if (placesFor(s, first, at, rest).length > 0) return true
  if (together || rest.length === 0) return false
  LAYOUT.restoreFrom(scratch, s)
  return isRoomFor(pieces, at)
}

/** the position as it will be when these pieces are gone; good until the next question */
export function without(s: State, pieces: readonly number[]): State {
  if (pieces.length === 0) return s
  LAYOUT.restoreFrom(thinned, s)
  for (const p of pieces) put(thinned, p, ELIMINATED)
  return thinned
}
const thinned = LAYOUT.create()

/** a position to try things in: nothing is left in it between two questions */
const scratch = LAYOUT.create()

function isRoomFor(pieces: readonly number[], at: Destination): boolean {
  const [first, ...rest] = pieces
  if (first === undefined) return true
  const from = scratch.where.get(first)
  for (const x of placesFor(scratch, first, at)) {
    put(scratch, first, x)
    if (isRoomFor(rest, at)) return true
    put(scratch, first, from)
  }
  return false
}
