/** Noise without chance: the same place gives the same value, on every machine. */

/** A number in [0, 1) for a cell of a lattice. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const DIRECTIONS = 64
const cosines = Float64Array.from({ length: DIRECTIONS }, (_, i) => Math.cos((i * 2 * Math.PI) / DIRECTIONS))
const sines = Float64Array.from({ length: DIRECTIONS }, (_, i) => Math.sin((i * 2 * Math.PI) / DIRECTIONS))

function slope(ix: number, iy: number, dx: number, dy: number, seed: number): number {
  const turn = Math.floor(hash(ix, iy, seed) * DIRECTIONS)
  return (cosines[turn] as number) * dx + (sines[turn] as number) * dy
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

/** Gradient noise of wavelength 1, about -1 to 1. */
export function noise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const dx = x - ix
  const dy = y - iy
  const u = fade(dx)
  const top = slope(ix, iy, dx, dy, seed) * (1 - u) + slope(ix + 1, iy, dx - 1, dy, seed) * u
  const low = slope(ix, iy + 1, dx, dy - 1, seed) * (1 - u) + slope(ix + 1, iy + 1, dx - 1, dy - 1, seed) * u
  return 1.45 * (top + (low - top) * fade(dy))
}

/** Octaves of noise from `wavelength` down to `finest`, each half as strong as the one before. */
export function fractal(x: number, y: number, wavelength: number, finest: number, seed: number): number {
  let sum = 0
  let strength = 1
  for (let length = wavelength; length >= finest; length /= 2, strength /= 2)
    sum += strength * noise(x / length, y / length, seed + Math.round(length * 8))
  return sum
}
