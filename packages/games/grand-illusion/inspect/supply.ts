/** §8.4.3 supply as things stand, for players. */
import { HEXES, RAILS } from '../map.ts'
import { ARMY, isFort, nationOf } from '../pieces.ts'
import { isOnEmergencySupply, isSupplied } from '../rules/08-action/supply.ts'
import { netOf } from '../rules/08-action/supply-nets.ts'
import type { Nation, Side } from '../sides.ts'
import { hexOf, isOnMap, type State } from '../state.ts'

export { isOnEmergencySupply, isSupplied }

export interface RailUse {
  /** rail hexes linked to a source of the nation */
  readonly linked: readonly number[]
  readonly links: readonly (readonly [number, number])[]
}

/** The rail net a nation's units trace to. */
export function railUse(s: State, nation: Nation): RailUse {
  const net = netOf(s, nation)
  const linked: number[] = []
  const links: [number, number][] = []
  for (let h = 0; h < HEXES; h++) {
    if (!net.isLinked(h)) continue
    linked.push(h)
    for (let d = 0; d < RAILS.degree; d++) {
      const to = RAILS.neighbour(h, d)
      if (to > h && net.isLinked(to)) links.push([h, to])
    }
  }
  return { linked, links }
}

/** The line a unit of this nation would have from a hex; empty if there is none. */
export const lineFrom = (s: State, nation: Nation, h: number): readonly number[] =>
  netOf(s, nation).lineFrom(h)

/** Units of the side that could not trace supply now. */
export const cutOff = (s: State, side: Side): number[] =>
  (ARMY[side] as readonly number[]).filter((u) => !isFort(u) && isOnMap(s, u) && !isSupplied(s, u))

/** Nations of the side with units in a hex. */
export const nationsIn = (s: State, side: Side, h: number): Nation[] => [
  ...new Set(
    (ARMY[side] as readonly number[]).filter((u) => !isFort(u) && hexOf(s, u) === h).map((u) => nationOf(u)),
  ),
]
