import type { Space } from './space.ts'

/** Features on the border between two spaces (rivers, bridges, ridges) as bit flags, the same from both sides. */
export class Hexsides {
  private readonly space: Space
  private readonly flags: Int32Array

  constructor(space: Space) {
    this.space = space
    this.flags = new Int32Array(space.size * space.degree)
  }

  add(a: number, b: number, flag: number): void {
    this.mark(a, b, flag)
    this.mark(b, a, flag)
  }

  get(h: number, d: number): number {
    return this.flags[h * this.space.degree + d] as number
  }

  /** Does the side carry any of these flags? */
  has(h: number, d: number, flag: number): boolean {
    return (this.get(h, d) & flag) !== 0
  }

  /** 0 where two spaces are not adjacent: what they do not share has no features. */
  between(a: number, b: number): number {
    const d = this.space.direction(a, b)
    return d < 0 ? 0 : this.get(a, d)
  }

  private mark(from: number, to: number, flag: number): void {
    const d = this.space.direction(from, to)
    if (d < 0) throw new Error(`${this.space.idOf(from)} and ${this.space.idOf(to)} share no side`)
    const side = from * this.space.degree + d
    this.flags[side] = this.get(from, d) | flag
  }
}
