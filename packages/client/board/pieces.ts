/** Counters on the map, one by one: what is drawn of each, and where. */
import type { Level } from '../counters/level.ts'
import { sameFace } from '../counters/same-face.ts'
import type { CounterFace, Stack } from '../table/models.ts'
import type { Sheet } from './sheet.ts'

export interface Piece {
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

/** Of a hex the counter takes 72 %. */
export const counterSize = (sheet: Sheet): number => sheet.spaceWidth * 0.72

/** How far counters of a stack are shifted, by how many show; the top one first. */
const SHIFTS: readonly (readonly number[])[] = [[0], [0], [-2, 5], [-2, 3.5, 7]]

/** All pieces, back to front: what lies lower on the map lies over what is above it. */
export function piecesOf(sheet: Sheet, stacks: readonly Stack[]): Piece[] {
  const byDepth = [...stacks].sort((a, b) => depth(sheet, a) - depth(sheet, b))
  return byDepth.flatMap((stack) => stackPieces(sheet, stack).reverse())
}

const depth = (sheet: Sheet, { space }: Stack): number => sheet.spaces[space]?.y ?? 0

function stackPieces(sheet: Sheet, { space, counters, more, own }: Stack): Piece[] {
  const centre = sheet.spaces[space] ?? { x: 0, y: 0 }
  const corner = { x: centre.x - counterSize(sheet) / 2, y: centre.y - counterSize(sheet) / 2 }
  const shown = Math.min(counters.length + (more ? 1 : 0), 3)
  const stack = counters.map(({ unit }) => unit)
  return counters.map(({ unit, face }, order) => {
    const isTop = order === 0
    const shift = SHIFTS[shown]?.[Math.min(order, shown - 1)] ?? 0
    return {
      unit,
      face,
      space,
      x: corner.x + shift,
      y: corner.y - shift,
      isTop,
      stack: isTop ? stack : [],
      count: isTop && own && counters.length > 1 ? counters.length : 0,
      more: isTop && more,
    }
  })
}

/** A piece that is the same is not drawn again, though the table was worked out anew. */
export function samePiece(a: Piece, b: Piece): boolean {
  const atPlace = a.space === b.space && a.x === b.x && a.y === b.y
  const inStack =
    a.isTop === b.isTop && a.count === b.count && a.more === b.more && String(a.stack) === String(b.stack)
  return atPlace && inStack && sameFace(a.face, b.face)
}

/** What of a piece is drawn: its face, or nothing but the body. */
export interface Drawn {
  readonly face: CounterFace
  readonly isTop: boolean
  readonly level: Level
}

export const sameDrawn = (a: Drawn, b: Drawn): boolean =>
  a.isTop === b.isTop && (a.level === b.level || !a.isTop) && sameFace(a.face, b.face)
