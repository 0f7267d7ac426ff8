/**
 * §10.3.b §22.3.a An assembled LCU does not move any more, but other units may have entered its space relying
 * on room.
 */
import { piecesAt, type State } from '../../state.ts'
import { faultOf, isOverstacked } from '../10-stacking/limits.ts'
import { groupOf, isReady } from '../11-movement/ready.ts'
import { canMakeRoom, canShareRoom } from '../11-movement/room.ts'

/**
 * Whether the space can still be brought within the limits, if it could before, when these SCUs have become
 * the LCU.
 */
export function leavesRoomMade(s: State, x: number, lcu: number, used: readonly number[]): boolean {
  const side = s.active
  if (!isOverstacked(s, side, x)) return true
  const there = piecesAt(s, side, x)
  const after = [...there.filter((p) => p !== lcu && !used.includes(p)), lcu]
  return !canEndOverstack(s, there) || canEndOverstack(s, after, lcu)
}

/**
 * Whether some units can leave so that the rest may stack together.
 * @param bound a unit that stays
 */
export function canEndOverstack(s: State, there: readonly number[], bound = -1): boolean {
  const going = there.filter((p) => p !== bound && isReady(s, p) && canMakeRoom(s, groupOf(s, [p]), []))
  for (let some = 0; some < 1 << going.length; some++) {
    const leaving = going.filter((_, i) => (some & (1 << i)) !== 0)
    const isRight = faultOf(there.filter((p) => !leaving.includes(p))) === undefined
    if (isRight && canAllGo(s, leaving)) return true
  }
  return false
}
const canAllGo = (s: State, leaving: readonly number[]): boolean =>
  leaving.length < 2 ||
  canShareRoom(
    s,
    leaving.map((p) => groupOf(s, [p])),
    [],
  )
