import type { Game } from '@sandtable/kernel'
import { courseOf, playThrough } from './course.ts'
import { median } from './statistics.ts'

const ROUNDS = 5

export interface Rates {
  readonly decisionsPerSecond: number
  readonly botDecisionsPerSecond: number
}

/** Decisions per second with events and without, in rounds by turns so that both meet the same weather. */
export function measureRates(game: Game, seconds: number): Rates {
  const withEvents: number[] = []
  const without: number[] = []
  const roundMs = (seconds * 1000) / ROUNDS
  rate(game, true, roundMs)
  rate(game, false, roundMs)
  for (let round = 0; round < ROUNDS; round++) {
    withEvents.push(rate(game, true, roundMs))
    without.push(rate(game, false, roundMs))
  }
  return {
    decisionsPerSecond: Math.round(median(withEvents)),
    botDecisionsPerSecond: Math.round(median(without)),
  }
}

/** Whole games until the time is over. */
function rate(game: Game, isListening: boolean, ms: number): number {
  const start = performance.now()
  let decisions = 0
  for (let number = 1; performance.now() - start < ms; number++)
    decisions += playThrough(courseOf(game, number), isListening)
  return (decisions * 1000) / (performance.now() - start)
}
