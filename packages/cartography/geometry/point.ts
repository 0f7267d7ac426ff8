/** A place on the sheet, in map units: x to the right, y downwards. */
export type Point = readonly [x: number, y: number]
export type Polyline = readonly Point[]
/** A closed outline; the last corner joins the first. */
export type Polygon = readonly Point[]

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The box with its middle here, so far to each side. */
export const boxAround = ([x, y]: Point, wide: number, tall = wide): Box => ({
  left: x - wide,
  right: x + wide,
  top: y - tall,
  bottom: y + tall,
})

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

export const midpoint = (a: Point, b: Point): Point => between(a, b, 0.5)

/** Direction from one point to another, in radians clockwise from the right. */
export const bearing = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0])

/** The point at this distance and direction. */
export const offset = ([x, y]: Point, length: number, direction: number): Point => [
  x + length * Math.cos(direction),
  y + length * Math.sin(direction),
]

export function boxOf(points: readonly Point[], margin = 0): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  }
}

export const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const inside = (box: Box, [x, y]: Point): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

/** Does the point lie inside the outline? */
export function contains(outline: Polygon, [x, y]: Point): boolean {
  return outline.reduce((odd, [ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd
  }, false)
}
