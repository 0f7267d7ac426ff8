/** Where a sheet of paper that lies on the map is put so that it hides nothing that matters. */
import type { Point } from '@sandtable/presentation'
import { clamp, type Rect, type Size } from './camera.ts'

export interface Placing {
  readonly size: Size
  /** the sheet stays inside */
  readonly bounds: Rect
  /** what it is about */
  readonly anchor: Rect
  /** what it must not cover */
  readonly avoid: readonly Rect[]
  /** what it had better not cover */
  readonly rather?: readonly Rect[]
  /** direction in which it would best open */
  readonly towards?: Point
  /** pixels between the two: farther off nobody would see what it belongs to */
  readonly reach?: number
}

const GAP = 14
/** what a hidden square pixel costs, in pixels of distance */
const HIDING = 4
const RATHER = 0.03
/** how much farther a sheet may lie in the direction it had best open */
const TOWARDS = 120
/** what a pixel costs that lies beyond reach */
const BEYOND = 100
/** costs this close are the same */
const ROUNDING = 1e-6
/** distance between the places tried all over the window */
const MESH = 40

/** Of all places tried the one that costs least; the first of several. */
export function placed(placing: Placing): Point {
  let best: Point = { x: placing.bounds.x, y: placing.bounds.y }
  let least = Infinity
  for (const place of placesFor(placing)) {
    const far = remoteness(place, placing)
    // Hiding things only adds to it: what lies too far off need not be looked at any closer.
    if (far - ROUNDING >= least) continue
    const cost = far + hiding(place, placing, least - far)
    if (cost < least) [best, least] = [place, cost]
  }
  return best
}

export const costOf = (place: Point, placing: Placing): number =>
  remoteness(place, placing) + hiding(place, placing, Infinity)

/** All places that are tried. */
export const placesFor = (placing: Placing): Point[] =>
  candidates(placing).map((place) => inside(place, placing))

const inside = ({ x, y }: Point, { bounds, size }: Placing): Point => ({
  x: clamp(x, bounds.x, Math.max(bounds.x, bounds.x + bounds.width - size.width)),
  y: clamp(y, bounds.y, Math.max(bounds.y, bounds.y + bounds.height - size.height)),
})

/** Around the anchor, along the edges of the window, then anywhere. */
function candidates({ size, bounds, anchor }: Placing): Point[] {
  const columns = [anchor.x - size.width - GAP, anchor.x + anchor.width + GAP]
  const rows = [anchor.y - size.height - GAP, anchor.y + anchor.height + GAP]
  const middles = along(anchor.x + anchor.width / 2, size.width)
  const levels = along(anchor.y + anchor.height / 2, size.height)
  const edgeColumns = [bounds.x, bounds.x + bounds.width - size.width]
  const edgeRows = [bounds.y, bounds.y + bounds.height - size.height]
  return [
    ...cross(columns, [...levels, ...rows]),
    ...cross(middles, rows),
    ...cross(edgeColumns, [...levels, ...edgeRows]),
    ...cross(middles, edgeRows),
    ...cross(mesh(bounds.x, bounds.width - size.width), mesh(bounds.y, bounds.height - size.height)),
  ]
}

/** Starts of a length that lies over, mostly before or mostly after a middle. */
const along = (middle: number, length: number): number[] =>
  [0.5, 0.15, 0.85].map((share) => middle - length * share)

const mesh = (start: number, room: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor(room / MESH)) }, (_, n) => start + n * MESH)

const cross = (xs: readonly number[], ys: readonly number[]): Point[] =>
  xs.flatMap((x) => ys.map((y) => ({ x, y })))

/** The distance from what it is about, less where it opens in the best direction, much more beyond reach. */
function remoteness({ x, y }: Point, { size, anchor, towards, reach = Infinity }: Placing): number {
  const dx = x + size.width / 2 - (anchor.x + anchor.width / 2)
  const dy = y + size.height / 2 - (anchor.y + anchor.height / 2)
  const distance = Math.hypot(dx, dy) || 1
  const along = towards ? (dx * towards.x + dy * towards.y) / distance : 0
  const apart = Math.hypot(
    gapBetween(x, size.width, anchor.x, anchor.width),
    gapBetween(y, size.height, anchor.y, anchor.height),
  )
  return distance - along * TOWARDS + Math.max(0, apart - reach) * BEYOND
}

/** between two stretches of a line */
const gapBetween = (a: number, length: number, b: number, other: number): number =>
  Math.max(0, b - a - length, a - b - other)

/** What it costs that things are hidden; counted no further than `most`. */
function hiding(place: Point, { size, anchor, avoid, rather = [] }: Placing, most: number): number {
  const sheet = { x: place.x, y: place.y, width: size.width, height: size.height }
  let cost = overlap(sheet, anchor) * HIDING
  for (const rect of avoid) if (cost < most) cost += overlap(sheet, rect) * HIDING
  for (const rect of rather) if (cost < most) cost += overlap(sheet, rect) * HIDING * RATHER
  return cost
}

const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 })

export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** A line from the anchor to a sheet that lies apart from it; it begins at the anchor's edge. */
export function tether(anchor: Rect, sheet: Rect): { readonly from: Point; readonly to: Point } {
  const start = middleOf(anchor)
  const to = {
    x: clamp(start.x, sheet.x + GAP, sheet.x + sheet.width - GAP),
    y: clamp(start.y, sheet.y, sheet.y + sheet.height),
  }
  const length = Math.hypot(to.x - start.x, to.y - start.y) || 1
  const part = Math.min(1, anchor.width / 2 / length)
  return { from: { x: start.x + (to.x - start.x) * part, y: start.y + (to.y - start.y) * part }, to }
}

/** The way points: away from where the way comes from. */
export function awayFrom(points: readonly Point[]): Point | undefined {
  const end = points.at(-1)
  if (!end || points.length < 2) return undefined
  const rest = points.slice(0, -1)
  const [x, y] = [mean(rest.map((point) => end.x - point.x)), mean(rest.map((point) => end.y - point.y))]
  const length = Math.hypot(x, y)
  return length === 0 ? undefined : { x: x / length, y: y / length }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
