import {
  between,
  chain,
  hexside,
  midpoint,
  type Point,
  type Polyline,
  throughPoints,
} from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'
import { frame } from './frame.ts'
import { groundOf, isOnBoard, type Pair, pairKey, pairsIn, placeIn } from './hexes.ts'
import type { PlaceOf } from './places.ts'

/** Ways through pass hexes; a way that two roads share is one. */
const WAYS: readonly Pair[] = [
  ...new Map(
    DATA.map.passes.flatMap(({ sides }) => pairsIn(sides)).map((pair) => [pairKey(pair), pair]),
  ).values(),
].filter((pair) => pair.every(isOnBoard))

const crossing = (a: string, b: string): Point => midpoint(...hexside(frame, a, b))

/** §6.2.1(3) in the pass hexes, and a little beyond where they lead on */
export const roads = (placeOf: PlaceOf): Polyline[] => {
  const isPass = (id: string): boolean => groundOf(id) === 'p'
  const halves = WAYS.flatMap(([a, b]): [Point, Point][] => {
    const edge = crossing(a, b)
    const end = (id: string): Point => {
      const [x, y] = placeOf(id)
      // In open country the way is lost soon, unless it leads to a town.
      return isPass(id) || placeIn(id) ? [x, y] : between(edge, [x, y], 0.34)
    }
    return [
      [end(a), edge],
      [edge, end(b)],
    ]
  })
  return chain(halves).map((line) => throughPoints(line, 5))
}
