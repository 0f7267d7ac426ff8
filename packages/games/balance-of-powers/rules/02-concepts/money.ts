/** §2.4 Resource points and Africa points: §2.41 everything that costs RP is paid here. */
import type { BalanceOfPowers } from '../../balance-of-powers.ts'
import { isInAfrica } from '../../places.ts'
import type { State } from '../../state.ts'

const purse = (s: State, p: number): State['rp'] => (isInAfrica(p) ? s.ap : s.rp)

/** §2.44 Can it pay so much for something in that place? In Africa with Africa points (§2.43). */
export const isRich = (s: State, nation: number, cost: number, p: number): boolean =>
  purse(s, p).get(nation) >= cost

/** §2.44 Resource points are spent; nobody goes below zero. */
export function pay(g: BalanceOfPowers, nation: number, rp: number): void {
  spend(g.state.rp, nation, rp)
}
/** §2.43 Pays for something in that place. */
export function payFor(g: BalanceOfPowers, nation: number, cost: number, p: number): void {
  spend(purse(g.state, p), nation, cost)
}

function spend(points: State['rp'], nation: number, cost: number): void {
  if (points.get(nation) < cost) throw new Error(`nation ${nation} has not ${cost} to pay`)
  points.add(nation, -cost)
}

/** §2.44 */
export const mayPay = (s: State, nation: number, rp: number): boolean => s.rp.get(nation) >= rp

/** §5.3 a loss takes what is there and no more (§2.44) */
export function lose(s: State, nation: number, rp: number): number {
  const lost = Math.min(rp, s.rp.get(nation))
  s.rp.add(nation, -lost)
  return lost
}
