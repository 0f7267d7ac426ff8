/** §9.1 a cell of the combat results table in words. */
import { combatResult } from '../../tables.ts'
import type { Words } from '../words/words.ts'

export function reading(w: Words['fight'], cell: string): string {
  const { attacker, defender } = combatResult(cell)
  return w.reading(
    cell.replaceAll('-', '−'),
    w.effect(attacker.modifier, attacker.retreat),
    w.effect(defender.modifier, defender.retreat),
  )
}
