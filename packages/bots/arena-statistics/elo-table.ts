/** Ratings of several players from all games between them: the most likely ones (Bradley and Terry). */
import { gamesOf, pointsOf, type Results, TEN_TO_ONE } from './elo.ts'
import { inverse } from './inverse.ts'
import { NINETY_FIVE } from './wilson.ts'

export interface Pairing {
  /** numbers of the players; the results are the first one's */
  readonly first: number
  readonly second: number
  readonly results: Results
}

export interface Rating {
  /** the mean of all is 0 */
  readonly elo: number
  /** half the width of the 95 percent interval */
  readonly margin: number
}

const ROUNDS = 2000
const EXACT = 1e-10
const POINTS_PER_NEPER = TEN_TO_ONE / Math.LN10

/**
 * `prior` draws are thought to have been played in each pairing beside those that were: without any, whoever
 * won all his games would be infinitely strong.
 */
export function eloTable(players: number, pairings: readonly Pairing[], prior = 1): Rating[] {
  const duels = pairings.map((pairing) => withPrior(pairing, prior))
  const strengths = fit(players, duels)
  const margins = marginsOf(strengths, duels)
  return strengths.map((strength, i) => ({
    elo: POINTS_PER_NEPER * Math.log(strength),
    margin: POINTS_PER_NEPER * (margins[i] as number),
  }))
}

/** A pairing as the fit needs it. */
interface Duel {
  readonly first: number
  readonly second: number
  readonly games: number
  /** of the first */
  readonly points: number
}

function withPrior({ first, second, results }: Pairing, prior: number): Duel {
  return { first, second, games: gamesOf(results) + prior, points: pointsOf(results) + prior / 2 }
}

/** Strengths with geometric mean 1, improved until each expects the points he has (Zermelo's iteration). */
function fit(players: number, duels: readonly Duel[]): number[] {
  let strengths = Array.from({ length: players }, () => 1)
  for (let round = 0; round < ROUNDS; round++) {
    const next = centred(improved(strengths, duels))
    const change = Math.max(...next.map((strength, i) => Math.abs(strength / (strengths[i] as number) - 1)))
    strengths = next
    if (change < EXACT) break
  }
  return strengths
}

function improved(strengths: readonly number[], duels: readonly Duel[]): number[] {
  const points = strengths.map(() => 0)
  const shares = strengths.map(() => 0)
  for (const { first, second, games, points: won } of duels) {
    const share = games / ((strengths[first] as number) + (strengths[second] as number))
    add(points, first, won)
    add(points, second, games - won)
    add(shares, first, share)
    add(shares, second, share)
  }
  // Who has not played keeps what he has.
  return strengths.map((strength, i) =>
    shares[i] === 0 ? strength : (points[i] as number) / (shares[i] as number),
  )
}

function add(to: number[], i: number, amount: number): void {
  to[i] = (to[i] as number) + amount
}

function centred(strengths: readonly number[]): number[] {
  const mean = Math.exp(strengths.reduce((sum, strength) => sum + Math.log(strength), 0) / strengths.length)
  return strengths.map((strength) => strength / mean)
}

/** From the curvature of the likelihood; only differences are known, hence the mean is taken for fixed. */
function marginsOf(strengths: readonly number[], duels: readonly Duel[]): number[] {
  const size = strengths.length
  const information = strengths.map(() => strengths.map(() => 1 / size))
  for (const { first, second, games } of duels) {
    const [a, b] = [strengths[first] as number, strengths[second] as number]
    const weight = (games * a * b) / (a + b) ** 2
    for (const [row, column, sign] of [
      [first, first, 1],
      [second, second, 1],
      [first, second, -1],
      [second, first, -1],
    ] as const)
      add(information[row] as number[], column, sign * weight)
  }
  const covariance = inverse(information)
  return strengths.map((_, i) => {
    const variance = (covariance?.[i]?.[i] ?? Infinity) - 1 / size
    return NINETY_FIVE * Math.sqrt(Math.max(0, variance))
  })
}
