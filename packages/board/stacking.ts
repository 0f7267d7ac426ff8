/** What stands where, kept incrementally; one instance per side. */
export class Stacking {
  private readonly counts: Int16Array
  private readonly weights: Int32Array

  constructor(spaces: number) {
    this.counts = new Int16Array(spaces)
    this.weights = new Int32Array(spaces)
  }

  clear(): void {
    this.counts.fill(0)
    this.weights.fill(0)
  }

  copyFrom(other: Stacking): void {
    this.counts.set(other.counts)
    this.weights.set(other.weights)
  }

  /** A unit of this size (e.g. steps) comes. */
  add(space: number, weight: number): void {
    this.counts[space] = this.countAt(space) + 1
    this.resize(space, 0, weight)
  }

  remove(space: number, weight: number): void {
    // Counts that have gone wrong once stay wrong; better to hear of it at once.
    if (!this.isOccupied(space)) throw new Error(`nothing stands in space ${space}`)
    this.counts[space] = this.countAt(space) - 1
    this.resize(space, weight, 0)
  }

  /** A unit that stays where it is grows or shrinks. */
  resize(space: number, before: number, after: number): void {
    this.weights[space] = this.weightAt(space) - before + after
  }

  countAt(space: number): number {
    return this.counts[space] as number
  }

  weightAt(space: number): number {
    return this.weights[space] as number
  }

  isOccupied(space: number): boolean {
    return this.countAt(space) > 0
  }

  /** Would one more unit of this weight keep to the limit? */
  fits(space: number, weight: number, limit: number): boolean {
    return this.weightAt(space) + weight <= limit
  }

  /** weight above the limit, 0 if none */
  excess(space: number, limit: number): number {
    return Math.max(this.weightAt(space) - limit, 0)
  }

  /** spaces above the limit, ascending */
  overLimit(limit: number): number[] {
    const over: number[] = []
    for (let space = 0; space < this.weights.length; space++)
      if (this.weightAt(space) > limit) over.push(space)
    return over
  }
}
