/** §9.4 §10.2 §10.4 Ways of units that retreat or travel, for players. */
import { RAILS } from '../map.ts'
import { sideOf } from '../pieces.ts'
import { fitting, walkers } from '../rules/09-battle/retreat/group.ts'
import { railDistance, railGoals } from '../rules/10-strategic/rail.ts'
import { hexOf, type State } from '../state.ts'

export { railGoals }

/** §9.4 Where a stack could go, before it has been said that it goes together. */
export function retreatWays(s: State, units: readonly number[], from: number): readonly number[] {
  const [first] = units
  return first === undefined ? [] : fitting(s, walkers(sideOf(first), from, units))
}

/** §10.2 §10.4 The rail hexes from where the unit stands to its goal, both included; empty if no line leads there. */
export function railRoute(s: State, u: number, to: number): number[] {
  const route = [to]
  for (let left = railDistance(s, u, to); left > 0; left--) {
    const nearer = nearerHex(s, u, route[0] as number, left - 1)
    if (nearer < 0) return []
    route.unshift(nearer)
  }
  return route[0] === hexOf(s, u) ? route : []
}

function nearerHex(s: State, u: number, h: number, distance: number): number {
  for (let d = 0; d < RAILS.degree; d++) {
    const next = RAILS.neighbour(h, d)
    if (next >= 0 && railDistance(s, u, next) === distance) return next
  }
  return -1
}
