import { fractal } from '@sandtable/cartography/noise'
import type { Ground } from './ground.ts'
import type { Window } from './window.ts'

/** A map unit in metres is some 166; a slope needs both in the same measure. */
export interface Light {
  readonly metresPerUnit: number
  readonly exaggeration: number
}

export interface Shading {
  /** metres, per pixel */
  readonly heights: Float32Array
  /** -1 in shadow, 0 level, 1 in full light, per pixel */
  readonly light: Float32Array
}

const COARSEST_DETAIL = 14
const FINEST_DETAIL = 1.6
const PIXELS_A_WAVE = 3

function heightsWithRim(ground: Ground, window: Window): Float32Array {
  const { scale, left, top, width, height } = window
  const heights = new Float32Array((width + 2) * (height + 2))
  const finest = Math.max(FINEST_DETAIL, PIXELS_A_WAVE / scale)
  for (let row = 0, i = 0; row < height + 2; row++)
    for (let column = 0; column < width + 2; column++, i++) {
      const x = (left + column - 0.5) / scale
      const y = (top + row - 0.5) / scale
      const rough = ground.rough.linear(x, y)
      const detail = fractal(x, y, COARSEST_DETAIL, finest, 31) * (0.25 + 3.2 * rough)
      heights[i] = ground.heights.smooth(x, y) + detail
    }
  return heights
}

/** Light from the upper left, as on printed maps, softened by some from above left and from the side. */
const LAMPS = [
  { x: -0.62, y: -0.62, share: 0.7 },
  { x: -0.88, y: 0.1, share: 0.18 },
  { x: 0.1, y: -0.88, share: 0.12 },
]

const LAMP_X = LAMPS.reduce((sum, { x, share }) => sum + x * share, 0)
const LAMP_Y = LAMPS.reduce((sum, { y, share }) => sum + y * share, 0)

const lightOn = (dx: number, dy: number): number =>
  -(dx * LAMP_X + dy * LAMP_Y) / Math.sqrt(dx * dx + dy * dy + 1)

export function shade(ground: Ground, window: Window, light: Light): Shading {
  const { width, height, scale } = window
  const rim = heightsWithRim(ground, window)
  const stride = width + 2
  const steepness = (light.exaggeration * scale) / (2 * light.metresPerUnit)
  const result = { heights: new Float32Array(width * height), light: new Float32Array(width * height) }
  for (let row = 0, i = 0; row < height; row++)
    for (let column = 0; column < width; column++, i++) {
      const k = (row + 1) * stride + column + 1
      const dx = ((rim[k + 1] as number) - (rim[k - 1] as number)) * steepness
      const dy = ((rim[k + stride] as number) - (rim[k - stride] as number)) * steepness
      result.heights[i] = rim[k] as number
      result.light[i] = lightOn(dx, dy)
    }
  return result
}
