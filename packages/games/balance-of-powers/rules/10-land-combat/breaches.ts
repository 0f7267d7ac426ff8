/** §10.59 Breaches: arrows from one place into the next, each with its value. */
import type { BalanceOfPowers } from '../../balance-of-powers.ts'
import { NEUTRAL } from '../../nations.ts'
import { allegianceAt, type State } from '../../state.ts'
import { CROSSINGS, neighboursOf } from '../../terrain.ts'

export const WIDEST = 2

/** the places breaches of this place point at */
export const breachesFrom = (s: State, p: number): number[] =>
  neighboursOf(p).filter((to) => s.breaches.has(CROSSINGS.between(p, to)))

/** Sets a breach, or with 0 takes it away. */
export function setBreach(
  g: BalanceOfPowers,
  from: number,
  to: number,
  value: 0 | 1 | 2,
  rule: string,
): void {
  g.state.breaches.set(CROSSINGS.between(from, to), value)
  g.emit?.({ type: 'breach', rule, from, to, value })
}

/** §10.595 (1) A breach between two places of the same side is absorbed. */
export function absorbBreaches(g: BalanceOfPowers, p: number): void {
  const { state: s } = g
  if (s.breaches.count === 0) return
  const side = allegianceAt(s, p)
  if (side === NEUTRAL) return
  for (const q of neighboursOf(p)) {
    if (allegianceAt(s, q) !== side) continue
    if (s.breaches.has(CROSSINGS.between(p, q))) setBreach(g, p, q, 0, '10.595')
    if (s.breaches.has(CROSSINGS.between(q, p))) setBreach(g, q, p, 0, '10.595')
  }
}
