/** What a resource point is worth to a major: attacks it can still pay for, and corps that still come in time. */
import { beginsSeason } from '../calendar.ts'
import { CP, enemyOf, MAJORS, type Side } from '../nations.ts'
import type { State } from '../state.ts'
import { monthsLeft } from './clock.ts'
import { stakesOf } from './stakes.ts'

const LEAST = 0.25
const MOST = 2.5
/** at the end nothing is left to spend them on */
const AT_THE_END = 0.15

/** Fortnights to be paid for until the next income, or the end. */
export function fortnightsToIncome(s: State): number {
  let months = 1
  while (months <= monthsLeft(s) && !beginsSeason(s.month + months)) months++
  return months * 2 - (s.fortnight === 2 ? 1 : 0)
}

/** Points of the score for a resource point of this major. */
export function priceOfRp(s: State, n: number): number {
  const { rp, attacks } = stakesOf(s.scenario)
  if (monthsLeft(s) === 0) return rp * (s.fortnight === 2 || s.rp.get(n) > 3 * attacks ? AT_THE_END : 0.6)
  const wanted = attacks * fortnightsToIncome(s)
  return rp * Math.max(LEAST, Math.min(MOST, wanted / (s.rp.get(n) + 1)))
}

/** the mean of the majors of a side that have anything left */
export function priceForEnemy(s: State, side: Side): number {
  let [sum, count] = [0, 0]
  for (let n = 0; n < MAJORS; n++) {
    if (s.allegiance.get(n) !== enemyOf(side) || s.rp.get(n) === 0) continue
    sum += priceOfRp(s, n)
    count++
  }
  return count === 0 ? 0 : sum / count
}

/** CP counts for, EP against */
export const sign = (side: Side): 1 | -1 => (side === CP ? 1 : -1)
