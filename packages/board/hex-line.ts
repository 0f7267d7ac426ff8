import { axialLength, type Vector } from './axial.ts'

/** Room for a nudge smaller than any real difference. */
const SCALE = 16

/**
 * Axial coordinates of the hexes on the straight line between two hexes, both included.
 *
 * Where the line runs exactly along a hexside, both hexes have an equal claim. A nudge in a fixed direction of
 * the plane decides, so that the line from b to a is the line from a to b turned round; the opposite nudge gives
 * the other hex. All in integers: a line of sight must not depend on rounding.
 */
export function axialLine([aq, ar]: Vector, [bq, br]: Vector, nudge: 1 | -1): Vector[] {
  const length = axialLength(bq - aq, br - ar)
  if (length === 0) return [[aq, ar]]
  return Array.from({ length: length + 1 }, (_, i) => {
    const q = SCALE * (aq * (length - i) + bq * i) + nudge
    const r = SCALE * (ar * (length - i) + br * i) + 2 * nudge
    return nearestHex(q, r, SCALE * length)
  })
}

/** The hex that the point (q / unit, r / unit) lies in. */
function nearestHex(q: number, r: number, unit: number): Vector {
  const s = -q - r
  const near = [q, r, s].map((v) => Math.floor((2 * v + unit) / (2 * unit))) as [number, number, number]
  const [nq, nr, ns] = near
  const [dq, dr, ds] = [Math.abs(nq * unit - q), Math.abs(nr * unit - r), Math.abs(ns * unit - s)]
  // The three must add up to 0; the one that was rounded furthest gives way.
  if (dq > dr && dq > ds) return [-nr - ns, nr]
  return dr > ds ? [nq, -nq - ns] : [nq, nr]
}
