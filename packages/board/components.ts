import type { Space } from './space.ts'

const CLOSED = -1
/** open, and not yet part of anything */
const UNKNOWN = -2

/** What spreads over the map, and what it is worth to be linked. */
export interface ComponentRules {
  readonly isOpen: (h: number) => boolean
  /** what this space brings to all it is linked with, as bits: whose source it is */
  readonly worth?: (h: number) => number
  /** further links of this space that are not on the map (ports of one sea); closed ones are passed over */
  readonly tie?: (h: number, link: (to: number) => void) => void
}

/** The map in parts that hang together, each with what is found in any of its spaces. */
export class Components {
  private readonly numbers: Int16Array
  private readonly worths: number[] = []
  private readonly queue: Int16Array
  private size = 0

  constructor(spaces: number) {
    this.numbers = new Int16Array(spaces).fill(CLOSED)
    this.queue = new Int16Array(spaces)
  }

  get count(): number {
    return this.worths.length
  }

  spread(space: Space, rules: ComponentRules): void {
    this.worths.length = 0
    for (let h = 0; h < space.size; h++) this.numbers[h] = rules.isOpen(h) ? UNKNOWN : CLOSED
    for (let h = 0; h < space.size; h++)
      if (this.numbers[h] === UNKNOWN) this.worths.push(this.flood(space, rules, h))
  }

  /** the number of its part, or -1 if it is closed */
  numberOf(h: number): number {
    return this.numbers[h] as number
  }

  isOpen(h: number): boolean {
    return this.numberOf(h) >= 0
  }

  /** all that is found in the part this space belongs to; nothing if it is closed */
  worthAt(h: number): number {
    const number = this.numberOf(h)
    return number < 0 ? 0 : (this.worths[number] as number)
  }

  private flood({ links, degree }: Space, { worth, tie }: ComponentRules, from: number): number {
    const number = this.worths.length
    const link = (to: number): void => this.join(to, number)
    let found = 0
    this.size = 0
    link(from)
    for (let i = 0; i < this.size; i++) {
      const h = this.queue[i] as number
      if (worth) found |= worth(h)
      for (let d = 0; d < degree; d++) {
        const to = links[h * degree + d] as number
        if (to >= 0) this.join(to, number)
      }
      tie?.(h, link)
    }
    return found
  }

  private join(h: number, number: number): void {
    if (this.numbers[h] !== UNKNOWN) return
    this.numbers[h] = number
    this.queue[this.size++] = h
  }
}
