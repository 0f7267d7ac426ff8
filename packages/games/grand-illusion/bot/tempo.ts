import { AL, GE } from '../sides.ts'
import type { State } from '../state.ts'

/** more than both sides can have of CAPs */
const TURN = 24

/** A clock that goes on with every CAP spent, and by a leap with every turn. */
export function tempo(s: State): number {
  const caps = s.caps.get(AL) + s.caps.get(GE)
  return s.turn * TURN + TURN - caps - (s.activeHex >= 0 ? 1 : 0)
}
