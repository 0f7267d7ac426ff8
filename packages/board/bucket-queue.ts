import type { Worths } from './worths.ts'

/**
 * Dial's queue: one list of spaces per cost, each sorted by worth (the best first) and, within a worth, by arrival.
 * A space that turns out to be cheaper is pushed again and leaves a stale entry behind in its old list.
 */
export class BucketQueue {
  private readonly worths: Worths
  private readonly size: number
  private readonly items: Int16Array
  private readonly counts: Int16Array

  constructor(worths: Worths, maxCost: number) {
    this.worths = worths
    this.size = worths.values.length
    // No list holds a space twice, so none outgrows the number of spaces.
    this.items = new Int16Array(this.size * (maxCost + 1))
    this.counts = new Int16Array(maxCost + 1)
  }

  clear(): void {
    for (let cost = 0; cost < this.counts.length; cost++) this.counts[cost] = 0
  }

  /** entries of the list, stale ones included */
  count(cost: number): number {
    return this.counts[cost] as number
  }

  at(cost: number, i: number): number {
    return this.items[cost * this.size + i] as number
  }

  push(h: number, cost: number): void {
    const count = this.count(cost)
    const end = cost * this.size + count
    this.items[end] = h
    this.counts[cost] = count + 1
    // Spaces mostly arrive in order, and then this is all.
    if (count > 0 && !this.follows(h, this.at(cost, count - 1), cost)) this.sift(h, cost, count)
  }

  /** For a space in this list that is worth more than when it was pushed. */
  raise(h: number, cost: number): void {
    const first = cost * this.size
    this.sift(h, cost, this.items.indexOf(h, first) - first)
  }

  /** Moves h from position `from` of its list forward to where it belongs. */
  private sift(h: number, cost: number, from: number): void {
    const first = cost * this.size
    let i = from
    for (; i > 0 && !this.follows(h, this.at(cost, i - 1), cost); i--) {
      this.items[first + i] = this.at(cost, i - 1)
    }
    this.items[first + i] = h
  }

  /** May h stand behind `before`? Not behind stale entries: they might hide worse ones in front of them. */
  private follows(h: number, before: number, cost: number): boolean {
    const worth = this.worths.of(before)
    return worth >= this.worths.of(h) && worth <= this.worths.top(cost)
  }
}
