import type { Brook, RealLine, River } from '@sandtable/cartography'
import {
  densify,
  distance,
  lengthOf,
  type Point,
  type Polyline,
  runsWhere,
  throughPoints,
} from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'

/** Nearer than this to the game's course of the same river the real one is left out. */
const APART = 34
const WIDTH = 1.2
/** Shorter remains tell nothing. */
const SHORTEST = 90

/**
 * Real rivers where the game has none: what lies beyond the ends of its own rivers, and strangers. Where
 * the game moved a river to a hexside, the game is right and the real course is not shown beside it.
 */
export function brooksOf(real: readonly RealLine[], rivers: readonly River[]): Brook[] {
  return real.flatMap(({ name, course }) => {
    const index = DATA.map.rivers.findIndex(({ id }) => id === name)
    const own = (rivers[index]?.courses ?? []).flatMap(({ line }) => densify(line, 10))
    const apart = (point: Point) => own.every((other) => distance(point, other) > APART)
    const points = densify(course, 8)
    const ends = new Set([points[0], points.at(-1)])
    const goesOn = (run: Polyline) => own.length === 0 || ends.has(run[0]) || ends.has(run.at(-1))
    return runsWhere(points, apart)
      .filter((run) => goesOn(run) && lengthOf(run) > SHORTEST)
      .map((run) => ({ line: throughPoints(run, 2), width: WIDTH }))
  })
}
