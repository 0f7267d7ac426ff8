/** §15.1.h §9.7.3.d Whether there is room for all units of a card. */
import type { Destination } from '../../data/card-types.ts'
import { ELIMINATED, LAYOUT, put, type State } from '../../state.ts'
import { placesFor } from './places.ts'

/** Tries to place the units one after the other, in the order given, on a copy of the position. */
export function canPlaceAll(
  s: State,
  pieces: readonly number[],
  at: Destination,
  together: boolean,
): boolean {
  const [first, ...rest] = pieces
  if (first === undefined) return true
  // A space with room for all units is open to each of them; usually there is one.
  if (placesFor(s, first, at, rest).length > 0) return true
  if (together || rest.length === 0) return false
  LAYOUT.restoreFrom(scratch, s)
  return isRoomFor(pieces, at)
}

/** The position after these units are removed. It is valid until the next call. */
export function withUnitsRemoved(s: State, pieces: readonly number[]): State {
  if (pieces.length === 0) return s
  LAYOUT.restoreFrom(withoutThem, s)
  for (const p of pieces) put(withoutThem, p, ELIMINATED)
  return withoutThem
}
const withoutThem = LAYOUT.create()

/** A scratch position: nothing in it lasts from one call to the next. */
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
