/** New games for a corpus: of each scenario some between bots and some between random players, options in turn. */
import type { Level, Mind } from '@sandtable/bots'
import {
  completeOptions,
  type Game,
  optionsIn,
  type OptionValues,
  readRecord,
  type Scenario,
  type Setup,
} from '@sandtable/kernel'
import { keep, type KeptGame } from '@sandtable/kernel/corpus'
import { orProblem } from '../problem.ts'
import { seedOfGame } from '../selfplay/randomness.ts'
import { gameOfSeries, type Series } from '../selfplay/series.ts'

/** One of the games to be played. */
interface Wanted {
  readonly scenario: Scenario
  readonly options: OptionValues
  readonly level: Level
}

/** Random players meet rules that bots avoid. */
const PLAYERS: readonly Level[] = ['easy', 'random', 'easy', 'random']

export const wantedGames = (game: Game): Wanted[] =>
  game.scenarios.flatMap((scenario, index) =>
    PLAYERS.map((level, number) => ({ scenario, options: optionsAt(game, scenario, index + number), level })),
  )

/** Goes through the values of each option, so that every one of them is met. */
const optionsAt = (game: Game, scenario: Scenario, index: number): OptionValues =>
  Object.fromEntries(
    optionsIn(game, scenario).map(({ id, values }) => [id, values[index % values.length]?.id ?? '']),
  )

/** Plays one of them to its end. */
export function* keptGame(
  game: Game,
  mind: Mind,
  { scenario, options, level }: Wanted,
  number: number,
): Generator<undefined, KeptGame> {
  const seed = `corpus ${game.edition}`
  const seating = { kind: 'fixed', bots: scenario.seats.map(() => level) } as const
  const complete = orProblem(completeOptions(game, scenario, options))
  const series: Series = { game, scenario, options: complete, seed, seating, mind, keepRecords: true }
  const { record = '' } = yield* gameOfSeries(series, number)
  const { actions } = orProblem(readRecord(record))
  const setup: Setup = { game, scenario, options: complete, seed: seedOfGame(seed, number) }
  return keep(setup, actions)
}
