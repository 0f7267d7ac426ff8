/** §9.7.2.c Where units of a neutral entry may be placed. */
import { SUPPLY } from '../../illusions-of-glory.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { campOf, controlOf, isRisen, presenceOf, type State } from '../../state.ts'
import { fits } from '../10-stacking/limits.ts'
import { isFriendly } from '../11-movement/control.ts'
import { supplyAt } from '../14-supply/supply.ts'

/** §9.7.2.c The space is neither enemy-controlled nor full. */
export function canBePlacedIn(s: State, p: number, x: number): boolean {
  const enemy = enemyOf(campOf(s, p) as Side)
  const isTaken = controlOf(s, x) === enemy || presenceOf(s, enemy).isAnyone(x) || isRisen(s, x)
  return !isTaken && fits(s, [p], x)
}
/** §9.7.2.c A friendly space in supply with room. */
export const isFriendlyAndSupplied = (s: State, p: number, x: number): boolean =>
  isFriendly(s, campOf(s, p) as Side, x) && canBePlacedIn(s, p, x) && supplyAt(s, p, x) !== SUPPLY.none
