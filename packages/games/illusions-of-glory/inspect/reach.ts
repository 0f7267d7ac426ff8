/** §11 §13 How far the units of a space could go if they were activated or redeployed now. */
import { isTroops } from '../pieces.ts'
import { targetsOf } from '../rules/12-combat/targets.ts'
import { mayAttack, mayRedeploy } from '../rules/14-supply/rights.ts'
import type { Side } from '../sides.ts'
import { piecesAt, type State } from '../state.ts'
import { marchCosts } from './march.ts'
import { redeploymentGoals } from './prices.ts'

/** The movement points to every space one of the units can reach by itself; the least of all units. */
export function reachFrom(s: State, side: Side, x: number): Map<number, number> {
  const found = new Map<number, number>()
  for (const p of piecesAt(s, side, x))
    for (const [to, mp] of marchCosts(s, [p])) found.set(to, Math.min(mp, found.get(to) ?? mp))
  return found
}

/** §13.5 Every space one of the units could redeploy to. */
export const trainsFrom = (s: State, side: Side, x: number): number[] => [
  ...new Set(
    piecesAt(s, side, x)
      .filter((p) => mayRedeploy(s, p))
      .flatMap((p) => [...redeploymentGoals(s, p)]),
  ),
]

/** §9.4.3.a Every space the active side's units there could attack if the space were activated. */
export const targetsFrom = (s: State, x: number): number[] => [
  ...new Set(
    piecesAt(s, s.active, x)
      .filter((p) => isTroops(p) && mayAttack(s, p))
      .flatMap((p) => targetsOf(s, p)),
  ),
]
