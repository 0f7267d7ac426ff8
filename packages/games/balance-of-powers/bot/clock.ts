/** How much of the game is left. */
import { isSnow } from '../calendar.ts'
import { CP } from '../nations.ts'
import { lastMonth, scenarioData } from '../scenarios.ts'
import type { State } from '../state.ts'

/** §6.511 §6.53 halves of a month: two fortnights, or one under snow */
const halvesIn = (month: number): number => (isSnow(month) ? 2 : 4)

/** halves of this month that have begun */
function begun(s: State): number {
  if (s.fortnight === 0) return 0
  return (s.fortnight - 1) * 2 + (s.phasing === CP ? 1 : 2)
}

/** Halves of both sides still to come, the one under way included. */
export function halvesLeft(s: State): number {
  const last = lastMonth(scenarioData(s.scenario))
  if (s.winner >= 0 || s.month > last) return 0
  const now = begun(s)
  let left = halvesIn(s.month) - Math.max(0, now - 1)
  for (let month = s.month + 1; month <= last; month++) left += halvesIn(month)
  return Math.max(0, left)
}

/** Halves since the game began, for horizons. */
const MOST_HALVES = 1000
export const tempo = (s: State): number => MOST_HALVES - halvesLeft(s)

export const monthsLeft = (s: State): number => lastMonth(scenarioData(s.scenario)) - s.month
