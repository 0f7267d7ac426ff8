/** §10.51 Who rules the air over a place. */
import { MARK } from '../../codes.ts'
import { SIDES, type Side } from '../../nations.ts'
import { isMarked, type State } from '../../state.ts'
import { isKind } from '../../units.ts'

const patrols = (s: State, side: Side, p: number): boolean =>
  s.derived.presence.unitsAt(p, side).some((u) => isKind(u, 'air') && isMarked(s, u, MARK.patrolling))

/** the side that alone has an air unit on patrol there (§6.33) */
export function airSuperiority(s: State, p: number): Side | undefined {
  const present = SIDES.filter((side) => patrols(s, side, p))
  return present.length === 1 ? present[0] : undefined
}
