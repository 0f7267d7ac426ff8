import type { Space } from './space.ts'

const SOURCE = -1
const NOWHERE = -2

/** May a line of supply go from this space, which has supply, on to its neighbour? */
export type Passage = (from: number, direction: number, to: number) => boolean

/**
 * Where supply comes: spread from its sources, breadth first, so that lines are the shortest. It can be spread in
 * steps over different links: along railways first, then some hexes beside them.
 */
export class SupplyNet {
  /** the next space towards the source */
  private readonly towards: Int16Array
  /** the spaces reached, in order */
  private readonly reached: Int16Array
  private size = 0

  constructor(spaces: number) {
    this.towards = new Int16Array(spaces).fill(NOWHERE)
    this.reached = new Int16Array(spaces)
  }

  clear(): void {
    this.towards.fill(NOWHERE)
    this.size = 0
  }

  /** how many spaces it reaches */
  get count(): number {
    return this.size
  }

  /** Supply is here, without any line. */
  addSource(h: number): void {
    this.reach(h, SOURCE)
  }

  /** Spreads on from every space reached so far. */
  grow(space: Space, mayPass: Passage, steps = Infinity): void {
    const { links, degree } = space
    let rim = this.size
    let left = steps
    for (let i = 0; i < this.size; i++) {
      if (i === rim) {
        rim = this.size
        left--
      }
      if (left <= 0) return
      const h = this.reached[i] as number
      for (let d = 0; d < degree; d++) {
        const to = links[h * degree + d] as number
        if (to >= 0 && this.towards[to] === NOWHERE && mayPass(h, d, to)) this.reach(to, h)
      }
    }
  }

  has(h: number): boolean {
    return (this.towards[h] as number) > NOWHERE
  }

  /** Is it one of the first so many reached? Tells what was reached along the links that came first. */
  isAmongFirst(h: number, count: number): boolean {
    return this.reached.subarray(0, count).includes(h)
  }

  isSource(h: number): boolean {
    return this.towards[h] === SOURCE
  }

  /** from this space to the source, both included; empty if there is no line */
  lineFrom(h: number): number[] {
    const line: number[] = []
    if (!this.has(h)) return line
    for (let at = h; at >= 0; at = this.towards[at] as number) line.push(at)
    return line
  }

  private reach(h: number, from: number): void {
    if (this.towards[h] !== NOWHERE) return
    this.towards[h] = from
    this.reached[this.size++] = h
  }
}
