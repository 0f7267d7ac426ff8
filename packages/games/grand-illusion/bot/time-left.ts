/** How much of the game is still to come. */
import { lastTurn } from '../scenarios.ts'
import { AL, GE } from '../sides.ts'
import type { State } from '../state.ts'

/** CAPs of both sides in a turn, roughly */
const CAPS_A_TURN = 12

/** Turns still to be played, the part left of this one included. */
export function timeLeft(s: State): number {
  const caps = s.caps.get(AL) + s.caps.get(GE)
  return lastTurn(s) - s.turn + Math.min(1, caps / CAPS_A_TURN)
}

/** VP that dice and the enemy's ideas may still bring either way */
export const uncertainty = (s: State): number => 1 + 1.5 * Math.min(7, timeLeft(s))
