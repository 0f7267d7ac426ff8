import type { Point } from './point.ts'
import type { GridPlacement, Projection } from './projection.ts'

/**
 * What a sheet shows elsewhere than its projection would have it: two polynomials in steps of the grid. Beyond the box of
 * the places they were fitted to they keep the value at its edge, or they would fold the country over.
 */
export interface Correction {
  /** grid coordinates of the middle of the box, and half its sides */
  readonly middle: readonly [u: number, v: number]
  readonly half: readonly [u: number, v: number]
  /** how many half sides from the middle the edge lies */
  readonly reach: number
  readonly degree: number
  /** coefficients of 1, t, t², …, s, s·t, …, with s and t from -1 to 1 in the box */
  readonly u: readonly number[]
  readonly v: readonly number[]
}

const ROUNDS = 20

const clamp = (value: number, reach: number): number => Math.max(-reach, Math.min(reach, value))

/** The sum of coefficients times powers, those of `s` outermost. */
function valueAt(coefficients: readonly number[], degree: number, s: number, t: number): number {
  let [sum, next, power] = [0, 0, 1]
  for (let i = 0; i <= degree; i++, power *= s)
    for (let j = 0, factor = power; j <= degree - i; j++, factor *= t)
      sum += factor * (coefficients[next++] as number)
  return sum
}

/** A projection with a correction, both on the same grid. */
export function correctedProjection(
  plain: Projection,
  { middle, half, reach, degree, u, v }: Correction,
  { unit, left, top }: GridPlacement,
): Projection {
  function shift([x, y]: Point): Point {
    const s = clamp((x / unit - left - middle[0]) / half[0], reach)
    const t = clamp((top - y / unit - middle[1]) / half[1], reach)
    return [valueAt(u, degree, s, t) * unit, -valueAt(v, degree, s, t) * unit]
  }
  return {
    forward(longitude, latitude) {
      const at = plain.forward(longitude, latitude)
      const [x, y] = shift(at)
      return [at[0] + x, at[1] + y]
    },
    inverse(point) {
      let at = point
      for (let round = 0; round < ROUNDS; round++) {
        const [x, y] = shift(at)
        at = [point[0] - x, point[1] - y]
      }
      return plain.inverse(at)
    },
  }
}
