/** §11 §13 how far the units of a space would get, if they were activated or redeployed now. */
import { mayRedeploy } from '../rules/14-supply/rights.ts'
import type { Side } from '../sides.ts'
import { piecesAt, type State } from '../state.ts'
import { marchCosts } from './march.ts'
import { redeploymentGoals } from './prices.ts'

/** MPs of every space one of them can go to by itself: the least of those that can */
export function reachFrom(s: State, side: Side, x: number): Map<number, number> {
  const found = new Map<number, number>()
  for (const p of piecesAt(s, side, x))
    for (const [to, mp] of marchCosts(s, [p])) found.set(to, Math.min(mp, found.get(to) ?? mp))
  return found
}

/** §13.5 every place one of them could be redeployed to */
export const trainsFrom = (s: State, side: Side, x: number): number[] => [
  ...new Set(
    piecesAt(s, side, x)
      .filter((p) => mayRedeploy(s, p))
      .flatMap((p) => [...redeploymentGoals(s, p)]),
  ),
]
