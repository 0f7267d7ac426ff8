/** Leaves the generation a small integer; one wipe of the array per thousand million searches is no cost. */
const LAST_GENERATION = 0x3fff_ffff

/** A set of spaces that is emptied in no time: moving on to the next generation makes every old stamp stale. */
export class Marks {
  private readonly stamps: Int32Array
  private readonly last: number
  private generation = 1

  constructor(size: number, last = LAST_GENERATION) {
    this.stamps = new Int32Array(size)
    this.last = last
  }

  clear(): void {
    if (this.generation >= this.last) {
      this.stamps.fill(0)
      this.generation = 0
    }
    this.generation++
  }

  add(h: number): void {
    this.stamps[h] = this.generation
  }

  has(h: number): boolean {
    return this.stamps[h] === this.generation
  }
}
