import type { Vector } from './axial.ts'
import type { HexGridSpec, Offset } from './hex-grid-spec.ts'

/**
 * A staggered numbering laid into a plane. A "lane" is a line of hexes that the stagger shifts as a whole
 * (a row of a pointy-top grid, a column of a flat-top one); "place" counts along the lane.
 *
 * Three vectors fix the whole plane, so positions need no walk from hex to hex: maps with holes, and maps
 * in several pieces, keep true distances.
 */
export interface Frame {
  readonly orientation: HexGridSpec['orientation']
  /** to the next place of the same lane */
  readonly along: Vector
  /** from an even lane to the same place of the next lane */
  readonly fromEven: Vector
  /** from an odd lane to the same place of the next lane */
  readonly fromOdd: Vector
}

export function laneOf(orientation: Frame['orientation'], [row, col]: Offset): number {
  return orientation === 'pointy' ? row : col
}

export function placeOf(orientation: Frame['orientation'], [row, col]: Offset): number {
  return orientation === 'pointy' ? col : row
}

/** Where the frame puts a row and column. */
export function locate(frame: Frame, cell: Offset): Vector {
  const lane = laneOf(frame.orientation, cell)
  const place = placeOf(frame.orientation, cell)
  // Lanes alternate even, odd, even...: every full pair adds both steps, an odd lane one step from even more.
  const odds = Math.floor(lane / 2)
  const evens = lane - odds
  const sum = (axis: 0 | 1) =>
    place * frame.along[axis] + evens * frame.fromEven[axis] + odds * frame.fromOdd[axis]
  return [sum(0), sum(1)]
}
