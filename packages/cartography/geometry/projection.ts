import type { Point } from './point.ts'

/** From the globe to the sheet and back. A map brings its own. */
export interface Projection {
  /** longitude and latitude in degrees to map units */
  forward(longitude: number, latitude: number): Point
  /** map units to longitude and latitude */
  inverse(point: Point): readonly [longitude: number, latitude: number]
}

/** Two equations: value = a·u + b·v + c. */
type Affine = readonly [a: number, b: number, c: number]

export interface AffineReference {
  readonly lat0: number
  readonly lon0: number
  readonly kmPerDegLat: number
  readonly kmPerDegLon: number
  /** kilometres east of the origin from grid coordinates */
  readonly x: Affine
  /** kilometres north of the origin from grid coordinates */
  readonly y: Affine
}

/** Grid coordinates (u to the right, v upwards, in spaces) on the sheet. */
export interface GridPlacement {
  readonly unit: number
  readonly left: number
  readonly top: number
}

/** Sheets small enough to be flat: kilometres east and north are linear in the game's own grid. */
export function affineProjection(reference: AffineReference, grid: GridPlacement): Projection {
  const { lat0, lon0, kmPerDegLat, kmPerDegLon } = reference
  const [xu, xv, x0] = reference.x
  const [yu, yv, y0] = reference.y
  const determinant = xu * yv - xv * yu
  return {
    forward(longitude, latitude) {
      const x = (longitude - lon0) * kmPerDegLon - x0
      const y = (latitude - lat0) * kmPerDegLat - y0
      const u = (yv * x - xv * y) / determinant
      const v = (xu * y - yu * x) / determinant
      return [(u + grid.left) * grid.unit, (grid.top - v) * grid.unit]
    },
    inverse([px, py]) {
      const u = px / grid.unit - grid.left
      const v = grid.top - py / grid.unit
      return [lon0 + (xu * u + xv * v + x0) / kmPerDegLon, lat0 + (yu * u + yv * v + y0) / kmPerDegLat]
    },
  }
}

/** From a height of the sheet on the country keeps only this share of its own height. */
interface Squeeze {
  readonly from: number
  readonly share: number
}

/** A projection whose uppermost and lowest parts are lower than on the globe; meridians keep their places. */
export function squeezed(flat: Projection, upper: Squeeze, lower: Squeeze): Projection {
  const onSheet = (y: number): number => {
    if (y < upper.from) return upper.from - (upper.from - y) * upper.share
    return y > lower.from ? lower.from + (y - lower.from) * lower.share : y
  }
  const onCone = (y: number): number => {
    if (y < upper.from) return upper.from - (upper.from - y) / upper.share
    return y > lower.from ? lower.from + (y - lower.from) / lower.share : y
  }
  return {
    forward(longitude, latitude) {
      const [x, y] = flat.forward(longitude, latitude)
      return [x, onSheet(y)]
    },
    inverse: ([x, y]) => flat.inverse([x, onCone(y)]),
  }
}
