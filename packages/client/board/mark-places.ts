/** Where the markers of the printed game lie on the map, and which of them lies under a point. */
import type { Point, Sheet, SpaceMark, Spot } from '@sandtable/presentation'
import { centreOf } from './shapes.ts'
import { covers, type Place, spotIn } from './spots.ts'

export interface PlacedMark extends Place {
  readonly mark: SpaceMark
}

/** Around the middle, where the counters lie; a game may put its own elsewhere. */
const SPOTS: Readonly<Record<SpaceMark['kind'], Spot>> = {
  control: { dx: -0.41, dy: 0, size: 0.15 },
  active: { dx: -0.24, dy: -0.36, size: 0.16 },
  points: { dx: 0.41, dy: 0, size: 0.15 },
  battle: { dx: 0.24, dy: -0.36, size: 0.18 },
  siege: { dx: -0.28, dy: 0.34, size: 0.18 },
  supply: { dx: 0, dy: 0.38, size: 0.17 },
  trench: { dx: 0.28, dy: 0.34, size: 0.18 },
  blocked: { dx: 0, dy: 0, size: 0.2 },
  destroyed: { dx: -0.28, dy: 0.34, size: 0.18 },
  landing: { dx: 0, dy: -0.38, size: 0.17 },
  fortress: { dx: -0.3, dy: -0.36, size: 0.19 },
  'fortress-red': { dx: -0.3, dy: -0.36, size: 0.19 },
  chip: { dx: 0.32, dy: -0.36, size: 0.17 },
  breach: { dx: 0, dy: 0, size: 0.2 },
}

/** Markers of one kind in one space lie side by side. */
export function placedMarks(sheet: Sheet, marks: readonly SpaceMark[]): PlacedMark[] {
  const before = new Map<string, number>()
  return marks.map((mark) => {
    const key = `${mark.kind} ${mark.space}`
    const order = before.get(key) ?? 0
    if (!mark.spot) before.set(key, order + 1)
    return { mark, ...placeOfMark(sheet, mark, order) }
  })
}

function placeOfMark(sheet: Sheet, mark: SpaceMark, order: number): Place {
  const spot = mark.spot ?? SPOTS[mark.kind]
  if (mark.towards !== undefined)
    return { middle: between(sheet, mark.space, mark.towards), size: spot.size * sheet.spaceWidth }
  const shift = mark.spot ? 0 : order * spot.size * 1.2
  return spotIn(sheet, mark.space, { ...spot, dx: spot.dx + shift })
}

function between(sheet: Sheet, space: number, other: number): Point {
  const [a, b] = [centreOf(sheet, space), centreOf(sheet, other)]
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** Most of the side of a hexagon. */
const BAR = 0.8 / Math.sqrt(3)

/** The bar on the side between two spaces: from where to where. */
export function barBetween(sheet: Sheet, space: number, other: number): readonly [Point, Point] {
  const [a, b] = [centreOf(sheet, space), centreOf(sheet, other)]
  const { x, y } = between(sheet, space, other)
  const reach = (BAR * sheet.spaceWidth) / 2 / (Math.hypot(b.x - a.x, b.y - a.y) || 1)
  const [dx, dy] = [(a.y - b.y) * reach, (b.x - a.x) * reach]
  return [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ]
}

/** Of the way from middle to middle: where an arrow over the hexside begins and ends, and its head. */
const ARROW = { start: 0.36, end: 0.62, head: 0.5, wide: 0.09 }

/** An arrow over the side between two spaces, in one line: shaft, and one half of its head after the other. */
export function arrowBetween(sheet: Sheet, space: number, other: number): readonly Point[] {
  const [a, b] = [centreOf(sheet, space), centreOf(sheet, other)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const at = (along: number, aside: number): Point => ({
    x: a.x + dx * along - dy * aside,
    y: a.y + dy * along + dx * aside,
  })
  const { start, end, head, wide } = ARROW
  return [at(start, 0), at(end, 0), at(head, wide), at(end, 0), at(head, -wide)]
}

/** Of several the one that lies on top. */
export function markUnder(sheet: Sheet, marks: readonly SpaceMark[], point: Point): SpaceMark | undefined {
  if (marks.length === 0) return undefined
  return placedMarks(sheet, marks).findLast((placed) => covers(placed, point))?.mark
}
