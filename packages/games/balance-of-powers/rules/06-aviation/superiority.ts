/** §6.33 §10.51 Who rules the air over a place. */
import { MARK } from '../../codes.ts'
import { SIDES, type Side } from '../../nations.ts'
import { isMarked, type State } from '../../state.ts'
import { fightersAt } from './fighters.ts'

const patrols = (s: State, side: Side, p: number): boolean =>
  fightersAt(s, side, p).some((u) => isMarked(s, u, MARK.patrolling))

/** the side that alone has a fighter on patrol there */
export function airSuperiority(s: State, p: number): Side | undefined {
  const present = SIDES.filter((side) => patrols(s, side, p))
  return present.length === 1 ? present[0] : undefined
}
