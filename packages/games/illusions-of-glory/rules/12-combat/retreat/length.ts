/** §12.7.2 The length of a retreat. */
import { TABLES } from '../../../tables.ts'

/**
 * §12.7.2.a If the attacker's Loss Number is higher by one: one space. §12.7.2.b By two or more: two spaces. No
 * retreat is longer: ways.ts and order.ts look two spaces ahead, walk.ts goes two at most.
 */
export function retreatLength(attackLn: number, defenceLn: number): number {
  if (attackLn <= defenceLn) return 0
  return attackLn - defenceLn === 1 ? TABLES.retreat.byOne : TABLES.retreat.byMore
}
