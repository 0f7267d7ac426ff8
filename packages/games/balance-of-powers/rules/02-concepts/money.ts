/** §2.4 Resource points. */
import type { BalanceOfPowers } from '../../balance-of-powers.ts'
import { isMajor } from '../../nations.ts'
import type { State } from '../../state.ts'

/** §2.44 */
export const mayPay = (s: State, n: number, rp: number): boolean => isMajor(n) && s.rp.get(n) >= rp

/** §2.41 Pays, and says so. Ask `mayPay` first: nobody goes below zero (§2.44). */
export function pay(g: BalanceOfPowers, n: number, rp: number): void {
  spend(g.state, n, rp)
  if (rp > 0) g.emit?.({ type: 'paid', rule: '2.41', nation: n, rp, left: g.state.rp.get(n) })
}

/** Pays where the event of what is bought says it already. */
export function spend(s: State, n: number, rp: number): void {
  if (!mayPay(s, n, rp)) throw new RangeError(`nation ${n} has no ${rp} RP (§2.44)`)
  s.rp.add(n, -rp)
}

/** §5.3 a loss takes what is there and no more (§2.44) */
export function lose(s: State, n: number, rp: number): number {
  const lost = Math.min(rp, s.rp.get(n))
  s.rp.add(n, -lost)
  return lost
}
