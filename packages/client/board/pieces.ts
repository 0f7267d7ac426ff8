/** Counters on the map, one by one: what is drawn of each, and where. */
import type { CounterFace, Sheet, Stack } from '@sandtable/presentation'
import { type Place, placeOf } from './spots.ts'

export interface Piece extends Place {
  readonly unit: number
  readonly face: CounterFace
  readonly space: number
  /** top left corner, in map units */
  readonly x: number
  readonly y: number
  /** the top counter shows its face, the others a blank body */
  readonly isTop: boolean
  /** all units of the stack; for the top counter only */
  readonly stack: readonly number[]
  /** drawn in the disc; 0 where the number is hidden or needless */
  readonly count: number
  /** a blank body beneath for those that are hidden */
  readonly more: boolean
}

/** How far counters of a stack are shifted, by how many show; the top one first. Of counters of the size below. */
const SHIFTS: readonly (readonly number[])[] = [[0], [0], [-2, 5], [-2, 3.5, 7]]
const SHIFTED_SIZE = 72 * 0.72

/** All pieces, back to front: what lies lower on the map lies over what is above it. */
export function piecesOf(sheet: Sheet, stacks: readonly Stack[]): Piece[] {
  const byDepth = [...stacks].sort((a, b) => depth(sheet, a) - depth(sheet, b))
  return byDepth.flatMap((stack) => piecesIn(sheet, stack))
}

const depth = (sheet: Sheet, stack: Stack): number => placeOf(sheet, stack).middle.y

const known = new WeakMap<Stack, readonly Piece[]>()

/** Of one stack, the top one last; a stack that stays the same keeps its pieces. */
function piecesIn(sheet: Sheet, stack: Stack): readonly Piece[] {
  const pieces = known.get(stack) ?? stackPieces(sheet, stack).reverse()
  known.set(stack, pieces)
  return pieces
}

/** The pieces that show how many lie beneath them. */
export const countedPieces = (sheet: Sheet, stacks: readonly Stack[]): Piece[] =>
  stacks.flatMap((stack) => piecesIn(sheet, stack).slice(-1)).filter(({ count }) => count > 0)

function stackPieces(sheet: Sheet, stacked: Stack): Piece[] {
  const { space, counters, more } = stacked
  const { middle, size } = placeOf(sheet, stacked)
  const corner = { x: middle.x - size / 2, y: middle.y - size / 2 }
  const shown = Math.min(counters.length + (more ? 1 : 0), 3)
  const stack = counters.map(({ unit }) => unit)
  return counters.map(({ unit, face }, order) => {
    const isTop = order === 0
    const shift = ((SHIFTS[shown]?.[Math.min(order, shown - 1)] ?? 0) * size) / SHIFTED_SIZE
    return {
      unit,
      face,
      space,
      x: corner.x + shift,
      y: corner.y - shift,
      size,
      middle,
      isTop,
      stack: isTop ? stack : [],
      count: isTop && !more && counters.length > 1 ? counters.length : 0,
      more: isTop && more,
    }
  })
}

/** A piece that is the same is not drawn again, though the table was worked out anew. */
export function samePiece(a: Piece, b: Piece): boolean {
  if (a === b) return true
  const atPlace = a.space === b.space && a.x === b.x && a.y === b.y && a.size === b.size
  const inStack =
    a.isTop === b.isTop && a.count === b.count && a.more === b.more && String(a.stack) === String(b.stack)
  return atPlace && inStack && sameFace(a.face, b.face)
}

/** What of a piece is drawn: its face, or nothing but the body. */
export interface Drawn {
  readonly face: CounterFace
  readonly isTop: boolean
}

export const sameDrawn = (a: Drawn, b: Drawn): boolean => a.isTop === b.isTop && sameFace(a.face, b.face)

/**
 * Do two faces look alike? A table that is worked out anew brings new objects; a counter whose face is
 * the same must not be drawn again.
 */
export function sameFace(a: CounterFace, b: CounterFace): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
