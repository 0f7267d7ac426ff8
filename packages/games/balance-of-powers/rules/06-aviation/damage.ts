/** §1.322 §6.324 Hits on air units. */
import type { BalanceOfPowers } from '../../balance-of-powers.ts'
import { MARK, OUT } from '../../codes.ts'
import { flip, isFlipped, put, whereIs } from '../../state.ts'

const STEPS = 2
const FLOWN = MARK.patrolling | MARK.moved | MARK.hit

/** Takes the steps. True if the unit is still there; its ace shares its fate (§6.321). */
export function hitAirUnit(g: BalanceOfPowers, u: number, hits: number, rule: string, ace?: number): boolean {
  const { state: s } = g
  if (hits < (isFlipped(s, u) ? 1 : STEPS)) {
    flip(s, u, true)
    g.emit?.({ type: 'air-damaged', rule, unit: u, place: whereIs(s, u) })
    return true
  }
  loseAirUnit(g, u, rule)
  if (ace === undefined) return false
  put(s, ace, OUT.gone)
  s.marks.remove(ace, FLOWN)
  g.emit?.({ type: 'ace-killed', rule: '6.321', unit: ace })
  return false
}

/** §1.32 it returns to the Force Pool */
export function loseAirUnit(g: BalanceOfPowers, u: number, rule: string): void {
  const { state: s } = g
  g.emit?.({ type: 'air-lost', rule, unit: u, place: whereIs(s, u) })
  put(s, u, OUT.pool)
  flip(s, u, false)
  s.marks.remove(u, FLOWN)
}
