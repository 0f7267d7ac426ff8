import { type Interval, wilson } from './wilson.ts'

/** Points of difference that mean odds of ten to one. */
export const TEN_TO_ONE = 400

/** What somebody stronger by so many Elo points scores per game. */
export const expectedScore = (difference: number): number => 1 / (1 + 10 ** (-difference / TEN_TO_ONE))

/** The difference in Elo points that a score per game stands for; infinite where nothing was won or lost. */
export function eloOf(score: number): number {
  if (score <= 0) return -Infinity
  return score >= 1 ? Infinity : TEN_TO_ONE * Math.log10(score / (1 - score))
}

/** What a pairing came to, from the first one's point of view. */
export interface Results {
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

export const gamesOf = ({ wins, draws, losses }: Results): number => wins + draws + losses
export const pointsOf = ({ wins, draws }: Results): number => wins + draws / 2

/** How much stronger the first is: the estimate and, in 95 of 100 cases, the truth in between. */
export interface Comparison {
  /** points per game, 0 to 1 */
  readonly score: number
  readonly interval: Interval
  readonly elo: number
  readonly eloInterval: Interval
}

export function compare(results: Results): Comparison {
  const games = gamesOf(results)
  const score = games === 0 ? 0.5 : pointsOf(results) / games
  const interval = wilson(pointsOf(results), games)
  return {
    score,
    interval,
    elo: eloOf(score),
    eloInterval: { low: eloOf(interval.low), high: eloOf(interval.high) },
  }
}
