import { chain, nodeKey, type Segment } from './chains.ts'
import { roundCorners } from './curves.ts'
import { bearing, distance, offset, type Point, type Polyline } from './point.ts'

/** Where a river's course ends: in another river, at its spring, or where it leaves the grid. */
type CourseEnd = 'joins' | 'spring' | 'leaves'

export interface Course {
  readonly line: Polyline
  readonly start: CourseEnd
  readonly end: CourseEnd
}

/** How far a river that leaves the grid is drawn beyond it. */
const BEYOND = 64

/** Where a rounded line passes the corner it had before. */
function rounded(before: Point, corner: Point, after: Point): Point {
  const mean = (i: 0 | 1) => (before[i] + 6 * corner[i] + after[i]) / 8
  return [mean(0), mean(1)]
}

/** Corners that lines pass or meet at, and the point where a line that ends there should end. */
class Confluences {
  private readonly passed = new Map<string, Point>()
  private readonly ends = new Map<string, number>()

  constructor(lines: readonly Polyline[]) {
    for (const line of lines) {
      for (const end of [line[0], line.at(-1)]) if (end) this.count(nodeKey(end))
      for (let i = 1; i < line.length - 1; i++) {
        const [before, corner, after] = line.slice(i - 1, i + 2) as [Point, Point, Point]
        this.passed.set(nodeKey(corner), rounded(before, corner, after))
      }
    }
  }

  private count(key: string): void {
    this.ends.set(key, (this.ends.get(key) ?? 0) + 1)
  }

  has(point: Point): boolean {
    const key = nodeKey(point)
    return this.passed.has(key) || (this.ends.get(key) ?? 0) > 1
  }

  place(point: Point): Point {
    return this.passed.get(nodeKey(point)) ?? point
  }
}

/** The segments one hexside further from both ends of a line. */
function nextSides(line: Polyline): Segment[] {
  const [first, second] = line as [Point, Point]
  const [before, last] = line.slice(-2) as [Point, Point]
  const further = (from: Point, to: Point): Segment => [to, offset(to, distance(from, to), bearing(from, to))]
  return [further(second, first), further(before, last)]
}

/** A river that leaves the grid and at the next corner comes back is one river. */
function withReunions(segments: readonly Segment[], atGridEdge: (point: Point) => boolean): Segment[] {
  const outside = chain(segments)
    .flatMap(nextSides)
    .filter(([last]) => atGridEdge(last))
  const met = outside.filter(
    ([, exit]) => outside.filter(([, other]) => distance(exit, other) < 1).length > 1,
  )
  return [...segments, ...met]
}

const wayOut = (before: Point, last: Point): Point => offset(last, BEYOND, bearing(before, last))

/**
 * Courses of rivers given by the hexsides they run along, with rounded corners. A river that ends where
 * another passes ends in that other river, not at the corner it has left.
 */
export function courses(
  rivers: readonly (readonly Segment[])[],
  atGridEdge: (point: Point) => boolean,
): Course[][] {
  const lines = rivers.map((segments) => chain(withReunions(segments, atGridEdge)))
  const meetings = new Confluences(lines.flat())
  const kind = (point: Point): CourseEnd =>
    meetings.has(point) ? 'joins' : atGridEdge(point) ? 'leaves' : 'spring'

  function finish(line: Polyline): Course {
    const curve = roundCorners(line)
    const [first, second] = curve as [Point, Point]
    const [before, last] = curve.slice(-2) as [Point, Point]
    const [start, end] = [kind(first), kind(last)]
    const middle = [meetings.place(first), ...curve.slice(1, -1), meetings.place(last)]
    const head = start === 'leaves' ? [wayOut(second, first)] : []
    const tail = end === 'leaves' ? [wayOut(before, last)] : []
    return { line: [...head, ...middle, ...tail], start, end }
  }
  return lines.map((own) => own.map(finish))
}
