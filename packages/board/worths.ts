/** Well below 2 ** 31: no sum on the way may leave the small integers, or all of them would turn into doubles. */
const LARGEST = 0x3fff_ffff

/**
 * How good the best path known to each space is, as one number: the higher the better, cost first, then steps.
 * A later search hands out higher numbers than any before it, so old entries are always the worst and need no
 * clearing, and "is this path better than what we know?" is a single comparison.
 */
export class Worths {
  readonly values: Int32Array
  /** worth lost by one point of cost: more than any number of steps */
  readonly perCost: number
  private readonly span: number
  private readonly largest: number
  private floor = 0

  constructor(size: number, maxCost: number, largest = LARGEST) {
    this.values = new Int32Array(size)
    this.perCost = size
    this.span = (maxCost + 1) * size
    this.largest = largest
    if (2 * this.span > largest)
      throw new RangeError(`${size} spaces with costs up to ${maxCost} are too many`)
  }

  /** Forgets everything. */
  begin(): void {
    // Worths of the coming search go up to two spans above the floor of this one.
    if (this.floor + 2 * this.span > this.largest) this.restart()
    else this.floor += this.span
  }

  /** worth of a path of this cost and no steps, the most a path of this cost can be worth */
  top(cost: number): number {
    return this.floor + this.span - cost * this.perCost
  }

  of(h: number): number {
    return this.values[h] as number
  }

  /** Does the current search know a path to it? */
  has(h: number): boolean {
    return this.of(h) > this.floor
  }

  costOf(h: number): number {
    return Math.floor((this.top(0) - this.of(h)) / this.perCost)
  }

  private restart(): void {
    this.values.fill(0)
    this.floor = 0
  }
}
