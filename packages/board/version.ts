/** A position as far as some facts depend on it: what has been found out about it, by the number of the fact. */
class Moment {
  readonly found: unknown[] = []
  /** several positions stand at this moment */
  isShared = false
}

/**
 * How long facts worked out of a position hold: whoever changes something they depend on raises its version. Copies
 * stand at the same moment as their original until one of them moves on, and what one finds out all of them know.
 */
export class Version {
  private moment: Moment | undefined
  /** a moment that is over for everybody: what was found can be written over */
  private past: Moment | undefined

  raise(): void {
    if (this.moment && !this.moment.isShared) this.past = this.moment
    this.moment = undefined
  }

  copyFrom(other: Version): void {
    if (other === this) return
    this.raise()
    this.moment = other.moment ??= new Moment()
    this.moment.isShared = true
  }

  find(fact: number): unknown {
    return this.moment?.found[fact]
  }

  keep(fact: number, found: unknown): void {
    this.moment ??= new Moment()
    this.moment.found[fact] = found
  }

  /** what was found in the past, for the one who asks to use again */
  takeSpare(fact: number): unknown {
    const spare = this.past?.found[fact]
    if (this.past) this.past.found[fact] = undefined
    return spare
  }
}
