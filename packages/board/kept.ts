import type { Version } from './version.ts'

/** no version has it */
const NEVER = 0

/**
 * A fact that is dear to work out: done when somebody asks, and kept until the version it was worked out for is over.
 * A copy of the position shares it; whichever of the two moves on first makes one of its own.
 */
export class Kept<F extends object> {
  private readonly make: () => F
  private fact: F | undefined
  private stamp = NEVER
  private isShared = false

  /** @param make an empty one, to be worked out */
  constructor(make: () => F) {
    this.make = make
  }

  /** the fact as of this version; `work` must leave nothing in it of what it was before */
  of(version: Version, work: (fact: F) => void): F {
    if (this.fact && this.stamp === version.stamp) return this.fact
    const fact = this.fact && !this.isShared ? this.fact : this.make()
    // If work fails, nothing half done may be taken for the fact.
    this.stamp = NEVER
    work(fact)
    this.fact = fact
    this.isShared = false
    this.stamp = version.stamp
    return fact
  }

  copyFrom(other: Kept<F>): void {
    this.fact = other.fact
    this.stamp = other.stamp
    this.isShared = true
    other.isShared = true
  }
}
