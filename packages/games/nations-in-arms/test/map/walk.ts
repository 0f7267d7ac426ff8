import { groundCost } from '../../ground-cost.ts'
import { GRID } from '../../map.ts'
import { hexOfPlace, place } from '../../places.ts'
import { isPassable, ON, SIDES } from '../../terrain.ts'

export const at = (name: string): number => hexOfPlace(place(name))
const DIRECTIONS = [0, 1, 2, 3, 4, 5]

/** §6.2.1 infantry without engineers; Infinity where nobody gets through */
export function cost(from: number, d: number): number {
  if (!isPassable(from, d)) return Infinity
  const water = SIDES.has(from, d, ON.river) && !SIDES.has(from, d, ON.bridge) ? 2 : 0
  return groundCost(from, d) + water + (SIDES.has(from, d, ON.strait) ? 2 : 0)
}

/** The cheapest march, with the hexes a walker shuns left out. */
export function march(from: number, to: number, shuns: (h: number) => boolean = () => false): number {
  const spent = new Map([[from, 0]])
  const open = new Set([from])
  while (open.size > 0) {
    const h = [...open].reduce((a, b) => ((spent.get(b) ?? 0) < (spent.get(a) ?? 0) ? b : a))
    open.delete(h)
    if (h === to) return spent.get(h) ?? 0
    for (const d of DIRECTIONS) {
      const next = GRID.neighbour(h, d)
      const there = (spent.get(h) ?? 0) + cost(h, d)
      if (next < 0 || there >= (spent.get(next) ?? Infinity) || shuns(next)) continue
      spent.set(next, there)
      open.add(next)
    }
  }
  return Infinity
}

/** All hexes that can be reached from one by ways that `mayPass`. */
export function reached(from: number, mayPass: (h: number, d: number) => boolean): Set<number> {
  const found = new Set([from])
  for (const h of found)
    for (const d of DIRECTIONS)
      if (GRID.neighbour(h, d) >= 0 && mayPass(h, d)) found.add(GRID.neighbour(h, d))
  return found
}
