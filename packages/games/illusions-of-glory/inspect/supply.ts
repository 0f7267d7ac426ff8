/** §14 Current supply, for players. */
import { GRAPH, PORTS, portOf, SPACES } from '../map.ts'
import { isTroops, PIECES } from '../pieces.ts'
import { netOf } from '../rules/14-supply/nets.ts'
import { isSupplyPort } from '../rules/14-supply/ports.ts'
import { activeSources, ALL_SOURCES } from '../rules/14-supply/sources.ts'
import { isSpaceCutOff, suppliers, supplyOf } from '../rules/14-supply/supply.ts'
import { SUPPLY } from '../illusions-of-glory.ts'
import { ALL_NATIONS, type Nation, type Side } from '../sides.ts'
import { campOf, isOnMap, spaceOf, type State } from '../state.ts'

export { isSpaceCutOff, SUPPLY, suppliers }

/** nations of a mask */
export const nationsIn = (mask: number): Nation[] =>
  ALL_NATIONS.filter((nation) => (mask & (1 << nation)) !== 0)

/** Nations whose sources a side reaches from a space, as bits. */
export const reachedFrom = (s: State, side: Side, x: number): number => netOf(s, side).reached(x)

/** §14.1.4 Nations that have an active source of the side here, as bits; 0 if there is none. */
export const sourceOf = (s: State, side: Side, x: number): number => activeSources(s, side, x)
export const sourcesInUse = (s: State, side: Side): number[] =>
  ALL_SOURCES.filter((x) => activeSources(s, side, x) !== 0)

/** Spaces that supply lines of the side pass through. */
export function linkedSpaces(s: State, side: Side): number[] {
  const net = netOf(s, side)
  return Array.from({ length: SPACES }, (_, x) => x).filter((x) => net.isOpen(x))
}

/** The shortest line from a space to a source of one of these nations, the space first; empty if there is none. */
export function lineFrom(s: State, side: Side, x: number, nations: number): number[] {
  const net = netOf(s, side)
  const before = new Map<number, number>([[x, -1]])
  const open = [x]
  for (const at of open) {
    if ((activeSources(s, side, at) & nations) !== 0) return wayBack(before, at)
    for (const next of stepsFrom(s, side, at))
      if (!before.has(next) && net.isOpen(next)) {
        before.set(next, at)
        open.push(next)
      }
  }
  return []
}

/** §14.1.3.a Connected spaces, and ports of an open sea. */
function stepsFrom(s: State, side: Side, x: number): number[] {
  const near = Array.from({ length: GRAPH.degree }, (_, d) => GRAPH.neighbour(x, d)).filter((to) => to >= 0)
  if (!isSupplyPort(s, side, x)) return near
  return [...near, ...(PORTS[portOf(x)] ?? []).filter((port) => port !== x && isSupplyPort(s, side, port))]
}

function wayBack(before: ReadonlyMap<number, number>, end: number): number[] {
  const way: number[] = []
  for (let at = end; at >= 0; at = before.get(at) ?? -1) way.unshift(at)
  return way
}

/** Troops of a side on the map with this level of supply. */
export const troopsWith = (s: State, side: Side, supply: number): number[] =>
  Array.from({ length: PIECES }, (_, p) => p).filter(
    (p) => isTroops(p) && isOnMap(s, p) && campOf(s, p) === side && supplyOf(s, p) === supply,
  )
/** The spaces they are in. */
export const spacesOf = (s: State, pieces: readonly number[]): number[] => [
  ...new Set(pieces.map((p) => spaceOf(s, p))),
]
