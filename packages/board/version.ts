let latest = 0

/**
 * Says whether facts worked out of a position still hold. Whoever changes something they depend on raises it. No two
 * versions are ever the same, of whatever position, except in copies: so facts of a version hold wherever it is met.
 */
export class Version {
  private number = ++latest

  get stamp(): number {
    return this.number
  }

  raise(): void {
    this.number = ++latest
  }

  copyFrom(other: Version): void {
    this.number = other.number
  }
}
