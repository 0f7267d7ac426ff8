/**
 * Dial's queue: one list of spaces per cost, each sorted by worth (the best first) and, within a worth, by arrival.
 * A space that turns out to be cheaper is pushed again and leaves a stale entry behind in its old list; it is known
 * by its worth, higher than `top`, the most that a space of this list can be worth.
 */
export class BucketQueue {
  private readonly worths: Int32Array
  private readonly size: number
  private readonly items: Int16Array
  private readonly counts: Int16Array

  constructor(worths: Int32Array, maxCost: number) {
    this.worths = worths
    this.size = worths.length
    // No list holds a space twice, so none outgrows the number of spaces.
    this.items = new Int16Array(this.size * (maxCost + 1))
    this.counts = new Int16Array(maxCost + 1)
  }

  /** Empties the lists up to this cost. */
  clear(maxCost: number): void {
    for (let cost = 0; cost <= maxCost; cost++) this.counts[cost] = 0
  }

  /** entries of the list, stale ones included */
  count(cost: number): number {
    return this.counts[cost] as number
  }

  at(cost: number, i: number): number {
    return this.items[cost * this.size + i] as number
  }

  push(h: number, cost: number, top: number): void {
    const count = this.count(cost)
    const first = cost * this.size
    this.items[first + count] = h
    this.counts[cost] = count + 1
    // Spaces mostly arrive in order, and then this is all.
    if (count > 0 && !this.follows(h, first + count - 1, top)) this.sift(h, first, first + count, top)
  }

  /** For a space in this list that is worth more than when it was pushed. */
  raise(h: number, cost: number, top: number): void {
    const first = cost * this.size
    this.sift(h, first, this.items.indexOf(h, first), top)
  }

  /** Moves h from position `from` forward to where it belongs. */
  private sift(h: number, first: number, from: number, top: number): void {
    let i = from
    for (; i > first && !this.follows(h, i - 1, top); i--) this.items[i] = this.items[i - 1] as number
    this.items[i] = h
  }

  /** May h stand right behind position i? Not behind a stale entry: it might hide a worse one in front of it. */
  private follows(h: number, i: number, top: number): boolean {
    const worth = this.worths[this.items[i] as number] as number
    return worth >= (this.worths[h] as number) && worth <= top
  }
}
