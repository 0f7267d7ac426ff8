/** §12.7.2 how far. */
import { TABLES } from '../../../tables.ts'

/** §12.7.2.a one more: one space; §12.7.2.b two or more: two */
export function retreatLength(attackLn: number, defenceLn: number): 0 | 1 | 2 {
  if (attackLn <= defenceLn) return 0
  return (attackLn - defenceLn === 1 ? TABLES.retreat.byOne : TABLES.retreat.byMore) as 1 | 2
}
