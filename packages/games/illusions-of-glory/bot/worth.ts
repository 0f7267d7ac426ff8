/** What units are worth, in VP. */
import { cfOf, FULL, type Face, isArtillery, isHq, isLcu, isUprising, lfOf, PIECES } from '../pieces.ts'
import { faceOf, REPLACEABLE, RESERVE, type State, spaceOf } from '../state.ts'
import { turnsLeft } from './tracks.ts'

/** The worth of a point of CF, and of a point of LF. */
const FIRE = 0.06
const BEARING = 0.03
const SUPPORT = 0.25

function printed(p: number, face: Face): number {
  if (isUprising(p)) return 0
  if (isHq(p) || isArtillery(p)) return SUPPORT
  const steps = face === FULL ? 2 : 1
  return FIRE * cfOf(p, face) + BEARING * lfOf(p, face) * steps + (isLcu(p) ? 0.02 : 0)
}
const worths = Float64Array.from({ length: PIECES * 2 }, (_, i) => printed(i >> 1, (i & 1) as Face))
export const faceWorth = (p: number, face: Face): number => worths[p * 2 + face] as number

/** Units that return only by replacement count for little, units not yet in play for nothing. */
export function unitWorth(s: State, p: number): number {
  const x = spaceOf(s, p)
  if (x >= 0) return faceWorth(p, faceOf(s, p))
  if (x === RESERVE) return 0.6 * faceWorth(p, FULL)
  return x === REPLACEABLE ? 0.3 * faceWorth(p, FULL) : 0
}

/** 0 to 1: whether there is time left to use cards and replacements. */
export const timeLeft = (s: State): number => Math.min(1, turnsLeft(s) / 3)
/**
 * 0 to 1: the same for an army, which needs longer to decide a war (measured in turns before the end of
 * played games).
 */
export const armyTime = (s: State): number => Math.min(1, turnsLeft(s) / 10)
