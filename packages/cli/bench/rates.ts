import type { Game } from '@sandtable/kernel'
import { courseOf, playThrough } from './course.ts'
import { median } from './statistics.ts'

/** Short, so that some of them fall into a quiet moment of the machine. */
const LONGEST_MS = 250
const FEWEST = 5

export interface Rates {
  readonly decisionsPerSecond: number
  readonly botDecisionsPerSecond: number
  readonly medianDecisionsPerSecond: number
  readonly medianBotDecisionsPerSecond: number
}

/**
 * Decisions per second with events and without, in rounds by turns so that both meet the same weather. The best
 * round tells what the code can do, since other work on the machine only ever slows it; the median tells how quiet
 * the machine was.
 */
export function measureRates(game: Game, seconds: number): Rates {
  const withEvents: number[] = []
  const without: number[] = []
  const ms = Math.min(LONGEST_MS, (seconds * 1000) / FEWEST)
  rate(game, true, ms)
  rate(game, false, ms)
  const rounds = Math.round((seconds * 1000) / ms)
  for (let round = 0; round < rounds; round++) {
    withEvents.push(rate(game, true, ms))
    without.push(rate(game, false, ms))
  }
  return {
    decisionsPerSecond: Math.round(Math.max(...withEvents)),
    botDecisionsPerSecond: Math.round(Math.max(...without)),
    medianDecisionsPerSecond: Math.round(median(withEvents)),
    medianBotDecisionsPerSecond: Math.round(median(without)),
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
