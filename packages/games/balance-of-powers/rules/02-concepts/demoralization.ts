/** §2.91 §2.92 Demoralization of the major powers, and what it ends in. */
import type { BalanceOfPowers } from '../../balance-of-powers.ts'
import { STANDING } from '../../codes.ts'
import { isMajor, majorData, NEUTRAL } from '../../nations.ts'
import type { State } from '../../state.ts'

/** §2.92 for the rest of the game */
export const isInCrisis = (s: State, n: number): boolean => s.standing.has(n, STANDING.crisis)
/** §6.82 */
export const isInRevolution = (s: State, n: number): boolean => s.standing.has(n, STANDING.revolution)

/**
 * §2.91 §2.94 A point of demoralization; `why` is the rule that brings it. Minors have none; a nation in crisis can
 * sink no lower (§2.92).
 */
export function loseMorale(g: BalanceOfPowers, n: number, why: string): void {
  const { state: s } = g
  if (!isMajor(n) || s.allegiance.get(n) === NEUTRAL || isInCrisis(s, n)) return
  s.demoralization.add(n, 1)
  g.emit?.({ type: 'demoralized', rule: why, nation: n, points: s.demoralization.get(n) })
  if (s.demoralization.get(n) >= majorData(n).limit) enterCrisis(g, n)
}

/** §2.92 The marker goes to the month on the calendar; a conquered power comes to its limit at once (§2.93). */
export function enterCrisis(g: BalanceOfPowers, n: number): void {
  const { state: s } = g
  if (isInCrisis(s, n)) return
  markCrisis(s, n)
  g.emit?.({ type: 'crisis', rule: '2.92', nation: n })
}

export function markCrisis(s: State, n: number): void {
  s.demoralization.set(n, majorData(n).limit)
  s.standing.add(n, STANDING.crisis)
  s.crisisMonth.set(n, s.month)
}
