import type { Projection } from './projection.ts'

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
