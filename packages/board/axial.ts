/** A pair of coordinates: axial (q, r) of a hex, or (x, y) on the page. */
export type Vector = readonly [number, number]

/** The six axial unit vectors in rotational order: direction d is opposite to (d + 3) % 6. */
const UNITS: readonly Vector[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
]

/** The unit vector of direction d; d may run past 5, for walking around a ring. */
export function axialUnit(d: number): Vector {
  return UNITS[d % 6] as Vector
}

/** Steps between two hexes that lie (dq, dr) apart. */
export function axialLength(dq: number, dr: number): number {
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}
