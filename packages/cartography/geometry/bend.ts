import { distance, type Point } from './point.ts'
import type { Projection } from './projection.ts'

/** A place that the game has elsewhere than the globe: the country around it moves with it. */
export interface Anchor {
  readonly from: Point
  readonly to: Point
  /** how far around it the country moves, in map units */
  readonly reach: number
}

/** The country holds its place with this weight. */
const HOLD = 0.12
const ROUNDS = 24
/** So many times its reach away an anchor has no weight that a number could hold. */
const FAR = 6

/** By how much the point of the globe at `at` moves: the mean of the anchors near it. */
function shift(anchors: readonly Anchor[], at: Point): Point {
  let [x, y, weights] = [0, 0, HOLD]
  for (const { from, to, reach } of anchors) {
    if (Math.abs(from[0] - at[0]) > FAR * reach || Math.abs(from[1] - at[1]) > FAR * reach) continue
    const weight = Math.exp(-((distance(from, at) / reach) ** 2))
    x += weight * (to[0] - from[0])
    y += weight * (to[1] - from[1])
    weights += weight
  }
  return [x / weights, y / weights]
}

/** A projection bent like a rubber sheet, so that coasts and rivers come along where the game moved a town. */
export function bentProjection(flat: Projection, anchors: readonly Anchor[]): Projection {
  return {
    forward(longitude, latitude) {
      const at = flat.forward(longitude, latitude)
      const [x, y] = shift(anchors, at)
      return [at[0] + x, at[1] + y]
    },
    inverse(point) {
      let at = point
      for (let round = 0; round < ROUNDS; round++) {
        const [x, y] = shift(anchors, at)
        at = [point[0] - x, point[1] - y]
      }
      return flat.inverse(at)
    },
  }
}
