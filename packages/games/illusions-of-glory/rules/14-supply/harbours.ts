/** §26.3.1.d ports of neutral Greece that are nobody's again when the last unit has left. */
import { ATHENS, homeOf, isPort, SALONIKA } from '../../map.ts'
import { GR, NO_SIDE, type Side } from '../../sides.ts'
import { isControlledBy, piecesAt, spaceOf, type State } from '../../state.ts'
import { netWithoutPort } from './nets.ts'
import { suppliers } from './supply.ts'

/** Would the port close behind it? The two cities stay with who has taken them (ruling 41). */
function closesHarbour(s: State, side: Side, x: number): boolean {
  if (s.greekSide !== NO_SIDE || homeOf(x) !== GR || !isPort(x)) return false
  const isKept = x === ATHENS || x === SALONIKA
  return !isKept && isControlledBy(s, side, x) && piecesAt(s, side, x).length === 1
}

/** §13.2.b is the place supplied by a port that this piece closes by leaving, and by nothing else? */
export const needsHarbourOf = (s: State, side: Side, p: number, x: number): boolean =>
  closesHarbour(s, side, spaceOf(s, p)) &&
  (netWithoutPort(s, side, spaceOf(s, p)).reached(x) & suppliers(p)) === 0
