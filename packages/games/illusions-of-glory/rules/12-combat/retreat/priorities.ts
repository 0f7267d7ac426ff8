/** §12.7.3.e §12.7.3.f which spaces come first. */
import { SUPPLY } from '../../../illusions.ts'
import type { Side } from '../../../sides.ts'
import { campOf, type State } from '../../../state.ts'
import { fits } from '../../10-stacking/limits.ts'
import { isFriendly } from '../../11-movement/control.ts'
import { supplyAt } from '../../14-supply/supply.ts'
import { endsRetreat } from './ways.ts'

/**
 * §12.7.3.e.1 friendly and supplied, §12.7.3.e.2 friendly, §12.7.3.e.3 empty and keeps the unit supplied, §12.7.3.e.4
 * any other.
 */
export function priorityOf(s: State, p: number, x: number): 1 | 2 | 3 | 4 {
  const isSupplied = supplyAt(s, p, x) > SUPPLY.none
  if (isFriendly(s, campOf(s, p) as Side, x)) return isSupplied ? 1 : 2
  return isSupplied ? 3 : 4
}

/** §12.7.3.c room is needed only where the retreat ends; §12.7.3.e of those with room the best, §12.7.3.f step by step */
export function bestSteps(s: State, p: number, spaces: readonly number[], isLast: boolean): number[] {
  const roomy = spaces.filter((x) => !(isLast || endsRetreat(x)) || fits(s, [p], x))
  const best = Math.min(...roomy.map((x) => priorityOf(s, p, x)))
  return roomy.filter((x) => priorityOf(s, p, x) === best)
}
