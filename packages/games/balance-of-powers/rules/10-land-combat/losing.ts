/** §10.712 What is lost, and where it goes. */
import type { BalanceOfPowers } from '../../balance-of-powers.ts'
import { FORTRESS, HALF_MARKS, OUT } from '../../codes.ts'
import { fortressAt } from '../../sites.ts'
import { flip, put, type State, supplyChanges, whereIs } from '../../state.ts'
import { COMBAT, forget, is, PRINTED_POINT } from './facts.ts'

/** §1.32 a corps returns to the Force Pool of its nation */
export function loseCorps(g: BalanceOfPowers, u: number, rule: string): void {
  const { state: s } = g
  g.emit?.({ type: 'corps-lost', rule, unit: u, place: whereIs(s, u) })
  put(s, u, OUT.pool)
  flip(s, u, false)
  s.marks.remove(u, HALF_MARKS)
}

/** §1.33 a step, or all that is left of it */
export function loseFortress(g: BalanceOfPowers, place: number, rule: string, isRuin: boolean): void {
  const next = harmFortress(g.state, place, isRuin)
  g.emit?.({ type: next === FORTRESS.destroyed ? 'fortress-destroyed' : 'fortress-reduced', rule, place })
}

/** What is left of it. */
export function harmFortress(s: State, place: number, isRuin: boolean): number {
  const f = fortressAt(place)
  const next = isRuin || s.fortress.get(f) === FORTRESS.reduced ? FORTRESS.destroyed : FORTRESS.reduced
  s.fortress.set(f, next)
  supplyChanges(s)
  return next
}

/** §10.712 a loss point on a unit, or on what is printed in the place under attack */
export function lose(g: BalanceOfPowers, u: number, rule: string): void {
  if (u !== PRINTED_POINT) loseCorps(g, u, rule)
  else if (is(g.state, COMBAT.inherent)) forget(g.state, COMBAT.inherent)
  else loseFortress(g, g.state.target, rule, false)
}
