/** §28.0.d.8 After the treaty one German LCU a turn may leave Brandenburg. */
import { BRANDENBURG } from '../../map.ts'
import { isLcu, nationMask } from '../../pieces.ts'
import { GE } from '../../sides.ts'
import { FLAG, hasFlag, spaceOf, type State } from '../../state.ts'
import { COLLAPSE } from '../../tables.ts'
import { isTreatyOn } from './treaty.ts'

/** LCUs of two nations do not count as German here. */
export const isGermanLcu = (p: number): boolean => isLcu(p) && nationMask(p) === 1 << GE

/** §28.0.d.8 A German LCU must stay in Brandenburg while Germany has not been attacked. */
const isHeldBack = (s: State, p: number): boolean =>
  isTreatyOn(s) && isGermanLcu(p) && spaceOf(s, p) === BRANDENBURG && !hasFlag(s, FLAG.germanyAttacked)

/** One a turn, by movement or redeployment. */
export const mayLeaveBrandenburg = (s: State, p: number): boolean =>
  !isHeldBack(s, p) || s.leftBrandenburg < COLLAPSE.treaty.leavingBrandenburg

/** Called before the unit leaves. */
export function noteLeavingBrandenburg(s: State, p: number): void {
  if (isHeldBack(s, p)) s.leftBrandenburg += 1
}
