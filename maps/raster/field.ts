import type { Box } from '@sandtable/cartography/geometry'

/** Numbers on a square grid over a part of the sheet. */
export class Field {
  readonly box: Box
  readonly step: number
  readonly columns: number
  readonly rows: number
  readonly values: Float32Array

  constructor(box: Box, step: number, values?: Float32Array) {
    this.box = box
    this.step = step
    this.columns = Math.floor((box.right - box.left) / step) + 1
    this.rows = Math.floor((box.bottom - box.top) / step) + 1
    this.values = values ?? new Float32Array(this.columns * this.rows)
  }

  static of(box: Box, step: number, value: (x: number, y: number) => number): Field {
    return new Field(box, step).map((_, x, y) => value(x, y))
  }

  /** A field on the same grid. */
  map(change: (value: number, x: number, y: number, index: number) => number): Field {
    const made = new Field(this.box, this.step)
    for (let row = 0, i = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++, i++) {
        const x = this.box.left + column * this.step
        const y = this.box.top + row * this.step
        made.values[i] = change(this.values[i] as number, x, y, i)
      }
    return made
  }

  /** The value of a grid point; beyond the edge that of the nearest. */
  at(column: number, row: number): number {
    const c = column < 0 ? 0 : column >= this.columns ? this.columns - 1 : column
    const r = row < 0 ? 0 : row >= this.rows ? this.rows - 1 : row
    return this.values[r * this.columns + c] as number
  }

  /** Between grid points in straight lines. */
  linear(x: number, y: number): number {
    const fx = (x - this.box.left) / this.step
    const fy = (y - this.box.top) / this.step
    const c = Math.floor(fx)
    const r = Math.floor(fy)
    const u = fx - c
    const top = this.at(c, r) * (1 - u) + this.at(c + 1, r) * u
    const low = this.at(c, r + 1) * (1 - u) + this.at(c + 1, r + 1) * u
    return top + (low - top) * (fy - r)
  }

  /** Between grid points with continuous curvature (cubic B-spline): shading shows no grid. */
  smooth(x: number, y: number): number {
    const fx = (x - this.box.left) / this.step
    const fy = (y - this.box.top) / this.step
    const c = Math.floor(fx)
    const r = Math.floor(fy)
    return (
      weight(0, fy - r) * this.row(c, r - 1, fx - c) +
      weight(1, fy - r) * this.row(c, r, fx - c) +
      weight(2, fy - r) * this.row(c, r + 1, fx - c) +
      weight(3, fy - r) * this.row(c, r + 2, fx - c)
    )
  }

  private row(c: number, r: number, t: number): number {
    return (
      weight(0, t) * this.at(c - 1, r) +
      weight(1, t) * this.at(c, r) +
      weight(2, t) * this.at(c + 1, r) +
      weight(3, t) * this.at(c + 2, r)
    )
  }
}

/** Weights of the four neighbours at `t` between the second and the third. */
function weight(neighbour: 0 | 1 | 2 | 3, t: number): number {
  if (neighbour === 0) return ((1 - t) * (1 - t) * (1 - t)) / 6
  if (neighbour === 1) return (3 * t * t * t - 6 * t * t + 4) / 6
  if (neighbour === 2) return (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6
  return (t * t * t) / 6
}

export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value

/** 0 up to `from`, 1 beyond `to`, and a soft way between. */
export function ease(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}
