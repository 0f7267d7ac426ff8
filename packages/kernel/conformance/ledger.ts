import { commitmentOf } from '../dice/seed.ts'
import type { GameTypes } from '../game-types.ts'
import type { Game, Scenario } from '../game.ts'
import type { GameRecord } from '../record/record.ts'
import { attempt, type Problem } from './check.ts'
import type { CheckName, ConformanceReport, Failure } from './report.ts'
import type { Trial } from './trial.ts'

/** Keeps count of what was examined and what failed. */
export class Ledger {
  readonly #counts: Record<string, number> = {}
  readonly #failures: Failure[] = []
  #games = 0
  #decisions = 0
  #longest = 0
  #sampled = 0

  readonly tally = (what: string): void => {
    this.#counts[what] = (this.#counts[what] ?? 0) + 1
  }

  /** Makes a check once and writes down what it finds. */
  examine<T extends GameTypes>(check: CheckName, trial: Trial<T>, look: () => Problem): void {
    if (this.#hasFailed(check, trial)) return
    this.tally(check)
    this.note(check, trial, attempt('the game', look))
  }

  note<T extends GameTypes>(check: CheckName, trial: Trial<T>, message: Problem): void {
    if (message === undefined || this.#hasFailed(check, trial)) return
    this.#failures.push({ check, message, at: trial.match.length, record: recordSoFar(trial) })
  }

  /** Every check is made here. */
  sampled(): void {
    this.#sampled++
  }

  close<T extends GameTypes>(trial: Trial<T>): void {
    this.#games++
    this.#decisions += trial.match.length
    this.#longest = Math.max(this.#longest, trial.match.length)
  }

  report(game: Game, scenario: Scenario): ConformanceReport {
    return {
      game: game.id,
      scenario: scenario.id,
      games: this.#games,
      decisions: this.#decisions,
      sampled: this.#sampled,
      longest: this.#longest,
      counts: this.#counts,
      failures: this.#failures,
    }
  }

  /** one failure says it: the same check is not made again in the same game */
  #hasFailed<T extends GameTypes>(check: CheckName, trial: Trial<T>): boolean {
    const { seed } = trial.setup
    return this.#failures.some((failure) => failure.check === check && failure.record.seed === seed)
  }
}

/** Written without playing anything again: the game may be too broken for that. */
function recordSoFar<T extends GameTypes>({ setup, match }: Trial<T>): GameRecord {
  const { game, scenario, options, seed } = setup
  const head = { game: game.id, edition: game.edition, scenario: scenario.id, options }
  return { ...head, seed, commitment: commitmentOf(seed), actions: match.actions }
}
