/** Ways from a place to those beside it: hexsides, and the lines that lead to a box. Each direction has its number. */

/** What lies on a crossing, the same from both ends. */
export const ON = {
  river: 1,
  /** with `river` */
  canal: 2,
  allWater: 4,
  /** between two coastal hexes: no ship passes */
  allLand: 8,
  mountainPass: 16,
  alpinePass: 32,
  redBar: 64,
  navalBar: 128,
  rail: 256,
  /** §9.13 §2.521 troops may march here, as far as the hexside goes */
  march: 512,
  /** ships may pass, as far as the hexside goes */
  sail: 1024,
  /** §1.334 between two countries */
  border: 2048,
} as const

export class Crossings {
  private readonly firsts: Int32Array
  private readonly ends: Int16Array
  private readonly flags: Int16Array
  private readonly numbers: ReadonlyMap<number, number>[]

  /** @param neighbours of each place, in order of their directions */
  constructor(neighbours: readonly (readonly number[])[]) {
    this.firsts = new Int32Array(neighbours.length + 1)
    neighbours.forEach((list, p) => {
      this.firsts[p + 1] = this.first(p) + list.length
    })
    this.ends = Int16Array.from(neighbours.flat())
    this.flags = new Int16Array(this.ends.length)
    this.numbers = neighbours.map((list, p) => new Map(list.map((to, i) => [to, this.first(p) + i])))
  }

  get size(): number {
    return this.ends.length
  }

  /** the first crossing out of a place; the last is the one before the first of the next place */
  first(p: number): number {
    return this.firsts[p] as number
  }

  start(c: number): number {
    let [low, high] = [0, this.firsts.length - 2]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.first(middle) <= c) low = middle
      else high = middle - 1
    }
    return low
  }

  end(c: number): number {
    return this.ends[c] as number
  }

  /** from a to b; -1 where they do not touch */
  between(a: number, b: number): number {
    return this.numbers[a]?.get(b) ?? -1
  }

  has(c: number, flag: number): boolean {
    return ((this.flags[c] as number) & flag) !== 0
  }

  add(a: number, b: number, flag: number): void {
    this.addOneWay(a, b, flag)
    this.addOneWay(b, a, flag)
  }

  private addOneWay(a: number, b: number, flag: number): void {
    const c = this.between(a, b)
    if (c < 0) throw new Error(`places ${a} and ${b} do not touch`)
    this.flags[c] = (this.flags[c] as number) | flag
  }
}
