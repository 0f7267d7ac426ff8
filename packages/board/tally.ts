const MOST = 255

/** How many of each kind there are in each space, kept along with every change: one count for each question rules ask. */
export class Tally {
  private readonly kinds: number
  private readonly counts: Uint8Array

  constructor(spaces: number, kinds: number) {
    this.kinds = kinds
    this.counts = new Uint8Array(spaces * kinds)
  }

  clear(): void {
    this.counts.fill(0)
  }

  copyFrom(other: Tally): void {
    this.counts.set(other.counts)
  }

  at(space: number, kind: number): number {
    return this.counts[space * this.kinds + kind] as number
  }

  change(space: number, kind: number, by: number): void {
    const count = this.at(space, kind) + by
    // A count that has gone wrong once stays wrong; better to hear of it at once.
    if (!(count >= 0 && count <= MOST))
      throw new RangeError(`space ${space} would hold ${count} of kind ${kind}`)
    this.counts[space * this.kinds + kind] = count
  }

  /** for invariants */
  isSameAs(other: Tally): boolean {
    return this.counts.every((count, i) => count === other.counts[i])
  }
}
