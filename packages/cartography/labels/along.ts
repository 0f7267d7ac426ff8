import type { Text } from '@sandtable/kernel'
import type { LabelKind, MapLabel } from '@sandtable/presentation'
import { bearing, midpoint, offset, type Point, type Polyline } from '../geometry/point.ts'
import { densify } from '../geometry/polyline.ts'
import { widest } from './extent.ts'
import type { Candidate } from './place.ts'

const STEP = 6
/** What makes a place worse: far from the line, steep, below it. */
const DISTANCE = 14
const STEEPNESS = 70
const BELOW = 6
const QUARTER = Math.PI / 2

export interface LineName {
  readonly kind: LabelKind
  readonly text: Text
  /** between the line and the middle of the letters */
  readonly gap: number
}

const round = (value: number): number => Math.round(value * 10) / 10

/** How far the points of a stretch lie below its middle, for a reader of letters at this angle. */
function drops(stretch: Polyline, [mx, my]: Point, angle: number): number[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return stretch.map(([x, y]) => (y - my) * cos - (x - mx) * sin)
}

/** Letters never stand on their head. */
const upright = (angle: number): number =>
  angle > QUARTER ? angle - Math.PI : angle <= -QUARTER ? angle + Math.PI : angle

function beside(stretch: Polyline, name: LineName, side: 1 | -1): Candidate {
  const [first, last] = [stretch[0], stretch.at(-1)] as [Point, Point]
  const angle = upright(bearing(first, last))
  const middle = midpoint(first, last)
  const away = Math.max(...drops(stretch, middle, angle).map((drop) => drop * side)) + name.gap
  const centre = offset(middle, away, angle + QUARTER * side)
  // the anchor of a label is its baseline, a third of the letters below their middle
  const [x, y] = offset(centre, 4, angle + QUARTER)
  const label = {
    kind: name.kind,
    x: round(x),
    y: round(y),
    angle: round((angle * 180) / Math.PI),
    text: name.text,
  }
  const steep = Math.abs(angle) * STEEPNESS
  return { label, strain: away * DISTANCE + steep + (side === 1 ? BELOW : 0) }
}

/** All ways to write a name along a line, above and below it. */
export function alongLine(line: Polyline, name: LineName, allowed: (point: Point) => boolean): Candidate[] {
  const points = densify(line, STEP).filter(allowed)
  const probe: MapLabel = { kind: name.kind, x: 0, y: 0, text: name.text }
  const count = Math.min(points.length, Math.ceil(widest(probe) / STEP))
  const starts = Array.from({ length: Math.max(0, points.length - count + 1) }, (_, i) => i)
  return starts.flatMap((start) => {
    const stretch = points.slice(start, start + count)
    return stretch.length < 2 ? [] : [beside(stretch, name, -1), beside(stretch, name, 1)]
  })
}
