import type { Brook, River } from './description.ts'
import { distance, type Point, type Polyline } from './geometry/point.ts'
import { densify, lengthOf, runsWhere } from './geometry/polyline.ts'
import { throughPoints } from './geometry/curves.ts'
import type { RealLine } from './source-plan.ts'

/** Nearer than this to the game's course of the same river the real one is left out. */
const APART = 34
const WIDTH = 1.2
/** Shorter remains tell nothing. */
const SHORTEST = 90

/**
 * Real rivers where the game has none: what lies beyond the ends of its own rivers, and strangers. Where
 * the game moved a river to a hexside, the game is right and the real course is not shown beside it.
 *
 * @param riverOf the game's river that a real one is, by its name in the source
 */
export function brooksBeside(
  real: readonly RealLine[],
  riverOf: (name: string) => River | undefined,
  shortest = SHORTEST,
): Brook[] {
  return real.flatMap(({ name, course }) => {
    const own = (riverOf(name)?.courses ?? []).flatMap(({ line }) => densify(line, 10))
    const apart = (point: Point) => own.every((other) => distance(point, other) > APART)
    const points = densify(course, 8)
    const ends = new Set([points[0], points.at(-1)])
    const goesOn = (run: Polyline) => own.length === 0 || ends.has(run[0]) || ends.has(run.at(-1))
    return runsWhere(points, apart)
      .filter((run) => goesOn(run) && lengthOf(run) > shortest)
      .map((run) => ({ line: throughPoints(run, 2), width: WIDTH }))
  })
}
