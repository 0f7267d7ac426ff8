import {
  fillet,
  hexside,
  midpoint,
  type Point,
  type Polyline,
  throughPoints,
} from '@sandtable/cartography/geometry'
import { frame } from './frame.ts'
import type { PlaceOf } from './places.ts'
import { isTown, type Pair, pairKey, RAILS } from './hexes.ts'

/** The hexes each one is joined to by rail. */
const joined = new Map<string, string[]>()
for (const [a, b] of RAILS)
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const)
    joined.set(from, [...(joined.get(from) ?? []), to])

/** Lines meet or end here; elsewhere a line runs through in a curve. */
const isHub = (id: string): boolean => joined.get(id)?.length !== 2 || isTown(id)

const crossing = (a: string, b: string): Point => midpoint(...hexside(frame, a, b))

/** From a hub along a line to the next one; `used` keeps what has been drawn. */
function follow([from, first]: Pair, placeOf: PlaceOf, used: Set<string>): Point[] {
  const points: Point[] = [placeOf(from)]
  let [at, to] = [from, first]
  while (!used.has(pairKey([at, to]))) {
    used.add(pairKey([at, to]))
    points.push(crossing(at, to))
    const next = joined.get(to)?.find((id) => id !== at)
    if (isHub(to) || next === undefined) return [...points, placeOf(to)]
    ;[at, to] = [to, next]
  }
  return points
}

/** Rings without a town begin anywhere. */
const starts = (): Pair[] => {
  const both = RAILS.flatMap(([a, b]): Pair[] => [
    [a, b],
    [b, a],
  ])
  return [...both.filter(([from]) => isHub(from)), ...both]
}

const STRAIGHT = 3

/** Every stretch once: curves through hexes, spokes only where lines meet. */
export function railways(placeOf: PlaceOf): Polyline[] {
  const used = new Set<string>()
  return starts()
    .filter(([from, to]) => !used.has(pairKey([from, to])))
    .map((pair) => follow(pair, placeOf, used))
    .map((line) => (line.length <= STRAIGHT ? fillet(line, () => 0) : throughPoints(line, 5)))
}
