import { axialUnit } from './axial.ts'
import { axialFrame } from './axial-frame.ts'
import { locate } from './frame.ts'
import type { HexCell, HexGridSpec } from './hex-grid-spec.ts'

/** One number for a pair of coordinates; r stays well within 16 bits. */
const key = (q: number, r: number) => q * 0x10000 + r

/** The cells of a grid by their axial coordinates. */
export class AxialCells {
  readonly q: Int16Array
  readonly r: Int16Array
  private readonly indexes = new Map<number, number>()

  constructor(spec: HexGridSpec) {
    const frame = axialFrame(spec)
    const at = spec.cells.map(({ row, col }) => locate(frame, [row, col]))
    this.q = Int16Array.from(at, ([q]) => q)
    this.r = Int16Array.from(at, ([, r]) => r)
    spec.cells.forEach((cell, h) => this.register(cell, h))
  }

  /** index of the cell at these coordinates, or -1 */
  at(q: number, r: number): number {
    return this.indexes.get(key(q, r)) ?? -1
  }

  qOf(h: number): number {
    return this.q[h] as number
  }

  rOf(h: number): number {
    return this.r[h] as number
  }

  links(): Int16Array {
    return Int16Array.from({ length: this.q.length * 6 }, (_, i) => this.linkOf(Math.floor(i / 6), i % 6))
  }

  private linkOf(h: number, d: number): number {
    const [q, r] = axialUnit(d)
    return this.at(this.qOf(h) + q, this.rOf(h) + r)
  }

  private register({ id, row, col }: HexCell, h: number): void {
    const place = key(this.qOf(h), this.rOf(h))
    if (this.indexes.has(place)) throw new Error(`cell ${id}: row ${row}, column ${col} is taken already`)
    this.indexes.set(place, h)
  }
}
