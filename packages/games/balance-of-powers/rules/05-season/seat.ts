/** §2.93 Where the government of a nation sits, and whose lines lead there. */
import { STANDING } from '../../codes.ts'
import { NEUTRAL } from '../../nations.ts'
import { CAPITALS } from '../../sites.ts'
import type { State } from '../../state.ts'
import { isFriendly } from '../02-concepts/control.ts'
import { isJoined } from '../03-supply/line.ts'

/** its capital, or the capital of the host of its shadow government */
function seatOf(s: State, n: number): readonly number[] {
  const home = s.standing.has(n, STANDING.conquered) ? s.patron.get(n) : n
  const side = s.allegiance.get(n)
  return (CAPITALS[home] as readonly number[]).filter((p) => side !== NEUTRAL && isFriendly(s, side, p))
}

/** §2.42 §5.23 a supply line from seat to seat; by other ways too where the rules name them */
export function hasLine(s: State, from: number, to: number, also: readonly number[] = []): boolean {
  const side = s.allegiance.get(from)
  if (side === NEUTRAL || s.allegiance.get(to) !== side) return false
  const start = seatOf(s, from)
  return start.length > 0 && isJoined(s, side, start, [...seatOf(s, to), ...also])
}
