/** §11.2 the shortest open railway from a hex to a friendly map edge. */
import { RAILHEADS, RAILS } from '../map.ts'
import { railSources } from '../rules/11-supply.ts'
import type { Side } from '../sides.ts'
import type { State } from '../state.ts'

/** Both ends included; just the hex if no railway links it. */
export function railRoute(s: State, side: Side, from: number): number[] {
  const linked = railSources(s, side)
  const heads = new Set(RAILHEADS[side])
  const parents = new Map<number, number>([[from, -1]])
  // Grows while it is walked: breadth first.
  for (const h of parents.keys()) {
    if (heads.has(h)) return routeTo(h, parents)
    for (const to of linesFrom(h)) if (linked[to] === 1 && !parents.has(to)) parents.set(to, h)
  }
  return [from]
}

function linesFrom(h: number): number[] {
  const hexes: number[] = []
  for (let d = 0; d < RAILS.degree; d++) if (RAILS.neighbour(h, d) >= 0) hexes.push(RAILS.neighbour(h, d))
  return hexes
}

function routeTo(end: number, parents: ReadonlyMap<number, number>): number[] {
  const route: number[] = []
  for (let at = end; at >= 0; at = parents.get(at) ?? -1) route.push(at)
  return route.reverse()
}
