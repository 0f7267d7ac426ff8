import type { Game, OptionValues, Scenario } from '@sandtable/kernel'
import { type Played, randomGame } from './random-game.ts'
import { playersOfGame, seedOfGame } from './randomness.ts'

/** Many games of one kind. */
export interface Series {
  readonly game: Game
  readonly scenario: Scenario
  readonly options: OptionValues
  readonly seed: string
  readonly keepRecords: boolean
}

/** Game `number` of the series; the same whenever and wherever it is played. */
export function gameOfSeries(series: Series, number: number): Generator<undefined, Played> {
  const { game, scenario, options, seed, keepRecords } = series
  const setup = { game, scenario, options, seed: seedOfGame(seed, number) }
  return randomGame(number, setup, playersOfGame(seed, number), keepRecords)
}
