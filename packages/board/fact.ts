import type { Version } from './version.ts'

let facts = 0

/**
 * A fact that is dear to work out (a net of supply, a list of what is in force): done when somebody asks, and kept
 * until the version of what it depends on is raised. Copies of a position share it.
 */
export class Fact<S, F extends object> {
  private readonly number = facts++
  private readonly versionOf: (s: S) => Version
  private readonly work: (s: S, spare: F | undefined) => F

  /** @param work gets, if there is one, a fact that has gone out of date: it may be filled anew and returned */
  constructor(versionOf: (s: S) => Version, work: (s: S, spare: F | undefined) => F) {
    this.versionOf = versionOf
    this.work = work
  }

  /** good until the version is raised */
  of(s: S): F {
    const version = this.versionOf(s)
    return (version.find(this.number) as F | undefined) ?? this.renew(s, version)
  }

  private renew(s: S, version: Version): F {
    const fact = this.work(s, version.takeSpare(this.number) as F | undefined)
    version.keep(this.number, fact)
    return fact
  }
}
