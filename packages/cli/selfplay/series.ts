import type { Level, Mind } from '@sandtable/bots'
import type { Game, OptionValues, Scenario, Setup } from '@sandtable/kernel'
import { botGame } from './bot-game.ts'
import type { Played } from './played.ts'
import { randomGame } from './random-game.ts'
import { playersOfGame, seedOfBot, seedOfGame } from './randomness.ts'
import { type Seating, seatedIn } from './seating.ts'

/** Many games of one kind. */
export interface Series {
  readonly game: Game
  readonly scenario: Scenario
  readonly options: OptionValues
  readonly seed: string
  readonly seating: Seating
  /** what the bots know of the game; undefined if it has none, which is enough for random players */
  readonly mind: Mind | undefined
  readonly keepRecords: boolean
}

/** Do the bots of a series have to know the game? Random players do not, and are much quicker without. */
export const needsMind = (seating: Seating): boolean =>
  seating.kind === 'mirrored' || seating.bots.some((level) => level !== 'random')

/** Game `number` of the series; the same whenever and wherever it is played. */
export function gameOfSeries(series: Series, number: number): Generator<undefined, Played> {
  const { game, scenario, options, seed, seating, mind, keepRecords } = series
  const { dice, bots } = seatedIn(seating, scenario.seats.length, number)
  const setup: Setup = { game, scenario, options, seed: seedOfGame(seed, dice) }
  if (!needsMind(seating)) return randomGame(number, setup, playersOfGame(seed, dice), keepRecords)
  if (!mind) throw new Error(`${game.id} has no bots`)
  const seats = bots.map((bot) => ({
    level: seating.bots[bot] as Level,
    seed: seedOfBot(seed, dice, bot),
  }))
  return botGame(number, setup, mind, seats, keepRecords)
}
