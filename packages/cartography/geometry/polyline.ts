import { between, distance, type Point, type Polyline } from './point.ts'

/** Points along a line, no two further apart than `step`. */
export function densify(line: Polyline, step: number): Point[] {
  const points: Point[] = line.slice(0, 1)
  for (let i = 1; i < line.length; i++) {
    const from = line[i - 1] as Point
    const to = line[i] as Point
    const parts = Math.max(1, Math.ceil(distance(from, to) / step))
    for (let k = 1; k <= parts; k++) points.push(between(from, to, k / parts))
  }
  return points
}

export function lengthOf(line: Polyline): number {
  return line.slice(1).reduce((sum, point, i) => sum + distance(line[i] as Point, point), 0)
}

/** Runs of points that pass the test, as lines of at least two points. */
export function runsWhere(line: Polyline, keep: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [[]]
  for (const point of line) {
    if (keep(point)) runs.at(-1)?.push(point)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 1)
}

function furthest(line: Polyline, first: number, last: number): { index: number; away: number } {
  const [ax, ay] = line[first] as Point
  const [bx, by] = line[last] as Point
  const length = Math.hypot(bx - ax, by - ay) || 1
  let found = { index: first, away: 0 }
  for (let i = first + 1; i < last; i++) {
    const [x, y] = line[i] as Point
    const away = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
    if (away > found.away) found = { index: i, away }
  }
  return found
}

/** Douglas and Peucker: leaves out points that lie within `tolerance` of the line without them. */
export function simplify(line: Polyline, tolerance: number): Point[] {
  const keep = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span
    const { index, away } = furthest(line, first, last)
    if (away <= tolerance) continue
    keep.add(index)
    open.push([first, index], [index, last])
  }
  return line.filter((_, i) => keep.has(i))
}
