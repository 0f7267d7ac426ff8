import { type CheckName, conform, type ConformanceReport } from '../conformance/index.ts'
import type { Game, Scenario } from '../index.ts'
import { RULES, THREE } from './toy-game.ts'
import type { ToyTypes } from './toy-types.ts'

/** A few games of a toy under the whole suite, or under some of its checks. */
export function examine(
  game: Game<ToyTypes>,
  scenario: Scenario = THREE,
  games = 8,
  only?: readonly CheckName[],
): ConformanceReport {
  const plan = { games, seed: 'broken', rules: RULES, options: { rounds: 'three' } }
  return conform(game, scenario, only ? { ...plan, only } : plan)
}

/** The first failure of a check, as text. */
export function failureOf(check: CheckName, game: Game<ToyTypes>, scenario?: Scenario): string {
  const [found] = examine(game, scenario, 8, [check]).failures
  return found?.check === check ? found.message : 'no failure'
}
