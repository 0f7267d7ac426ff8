/** §28.0.d.8 German LCUs after the treaty: one a turn leaves Brandenburg. */
import { BRANDENBURG } from '../../map.ts'
import { isLcu, nationMask } from '../../pieces.ts'
import { GE } from '../../sides.ts'
import { FLAG, hasFlag, spaceOf, type State } from '../../state.ts'
import { COLLAPSE } from '../../tables.ts'
import { isTreatyOn } from './treaty.ts'

/** dual LCUs are not German ones here */
export const isGermanLcu = (p: number): boolean => isLcu(p) && nationMask(p) === 1 << GE

/** §28.0.d.8 a German LCU bound to Brandenburg while nobody has attacked Germany */
const isHeldBack = (s: State, p: number): boolean =>
  isTreatyOn(s) && isGermanLcu(p) && spaceOf(s, p) === BRANDENBURG && !hasFlag(s, FLAG.germanyAttacked)

/** one a turn, by movement or redeployment */
export const mayLeaveBrandenburg = (s: State, p: number): boolean =>
  !isHeldBack(s, p) || s.leftBrandenburg < COLLAPSE.treaty.leavingBrandenburg

/** to be called before the piece goes */
export function noteLeavingBrandenburg(s: State, p: number): void {
  if (isHeldBack(s, p)) s.leftBrandenburg += 1
}
