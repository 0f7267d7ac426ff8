import type { Scenario } from '@sandtable/kernel'
import type { Played } from './played.ts'

/** The count of a series so far. */
export class Tally {
  readonly results: Record<string, number>
  games = 0
  finished = 0
  decisions = 0
  readonly #start = performance.now()

  constructor({ seats }: Scenario) {
    this.results = Object.fromEntries([...seats.map(({ id }) => id), 'draw'].map((name) => [name, 0]))
  }

  add({ decisions, result }: Played): void {
    this.games++
    this.decisions += decisions
    if (result === undefined) return
    this.finished++
    this.results[result] = (this.results[result] ?? 0) + 1
  }

  get seconds(): number {
    return (performance.now() - this.#start) / 1000
  }

  get decisionsPerSecond(): number {
    return Math.round(this.decisions / Math.max(this.seconds, 0.001))
  }
}
