import { distance, type Point, type Polyline } from './point.ts'

export const first = (line: Polyline): Point => line[0] as Point
export const last = (line: Polyline): Point => line.at(-1) as Point
export const eastwards = (line: Polyline): Polyline =>
  first(line)[0] < last(line)[0] ? line : [...line].reverse()

/** The line up to its point nearest to another, and the rest. */
export function cutNear(line: Polyline, at: Point): readonly [Polyline, Polyline] {
  const away = line.map((point) => distance(point, at))
  const cut = away.indexOf(Math.min(...away))
  return [line.slice(0, cut + 1), line.slice(cut)]
}

/** Stretches one after the other, each turned so that it begins where the one before ended. */
export function along(start: Polyline, ...others: readonly Polyline[]): Polyline {
  return others.reduce<Polyline>((ring, next) => {
    const end = last(ring)
    const turned = distance(end, first(next)) <= distance(end, last(next)) ? next : [...next].reverse()
    return [...ring, ...turned]
  }, start)
}
