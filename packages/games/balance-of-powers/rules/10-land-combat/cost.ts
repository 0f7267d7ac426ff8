/** §10.3 §10.711 What combat costs: resource points, in Africa Africa points (§2.43). */
import type { BalanceOfPowers } from '../../balance-of-powers.ts'
import { isMajor } from '../../nations.ts'
import { isInAfrica } from '../../places.ts'
import type { State } from '../../state.ts'
import { mayPay, spend } from '../02-concepts/money.ts'

/** §2.44 */
export const isRich = (s: State, n: number, cost: number, p: number): boolean =>
  isInAfrica(p) ? isMajor(n) && s.ap.get(n) >= cost : mayPay(s, n, cost)

/** Pays for a combat in that place; ask `isRich` first. */
export function payFor(g: BalanceOfPowers, n: number, cost: number, p: number): void {
  if (isInAfrica(p)) g.state.ap.add(n, -cost)
  else spend(g.state, n, cost)
}
