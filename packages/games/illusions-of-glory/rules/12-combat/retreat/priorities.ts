/** §12.7.3.e §12.7.3.f The priorities of spaces to retreat to. */
import { SUPPLY } from '../../../illusions-of-glory.ts'
import { isRegion } from '../../../map.ts'
import type { Side } from '../../../sides.ts'
import { campOf, isMarked, MARK, piecesAt, spaceOf, type State } from '../../../state.ts'
import { fits } from '../../10-stacking/limits.ts'
import { isFriendly } from '../../11-movement/control.ts'
import { supplyAfter, supplyInPassing } from '../../14-supply/supply.ts'
import { endsRetreat } from './ways.ts'

/**
 * §12.7.6.b Units that retreated into the space earlier are lost when the defenders leave; in a port when the
 * last has left (ruling 64). `retreat` is above 0 as long as a retreat is under way.
 */
const willBeLost = (s: State, p: number): boolean =>
  s.retreat > 0 && isMarked(s, p, MARK.retreated) && !isMarked(s, p, MARK.fighting)
/**
 * The units that leave together with this one. The siege they maintain, and the supply line through
 * it, ends with them. In a region the others may stay.
 */
function leavingWith(s: State, p: number): number[] {
  const x = spaceOf(s, p)
  if (isRegion(x)) return [p]
  return piecesAt(s, campOf(s, p), x).filter(
    (q) => q === p || isMarked(s, q, MARK.retreating) || willBeLost(s, q),
  )
}

/**
 * §12.7.3.e.1 A friendly space in supply, §12.7.3.e.2 a friendly space, §12.7.3.e.3 an empty space in supply,
 * §12.7.3.e.4 any other.
 * §12.7.3.h A unit that only passes takes no control, so it draws no supply from an enemy source or port
 * there.
 */
export function priorityOf(s: State, p: number, x: number, ends = true): 1 | 2 | 3 | 4 {
  const supply = ends ? supplyAfter : supplyInPassing
  const isSupplied = supply(s, p, x, leavingWith(s, p)) > SUPPLY.none
  if (isFriendly(s, campOf(s, p) as Side, x)) return isSupplied ? 1 : 2
  return isSupplied ? 3 : 4
}

/**
 * §12.7.3.c Room is needed only where the retreat ends. §12.7.3.e Of the spaces with room the best is taken,
 * §12.7.3.f step by step.
 */
export function bestSteps(s: State, p: number, spaces: readonly number[], isLast: boolean): number[] {
  const isEnd = (x: number): boolean => isLast || endsRetreat(x)
  const roomy = spaces.filter((x) => !isEnd(x) || fits(s, [p], x))
  const ranks = roomy.map((x) => priorityOf(s, p, x, isEnd(x)))
  const best = Math.min(...ranks)
  return roomy.filter((_, i) => ranks[i] === best)
}
