import type { Point, Polygon } from './point.ts'

/** Does the point lie inside the outline? */
export function contains(outline: Polygon, [x, y]: Point): boolean {
  return outline.reduce((odd, [ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd
  }, false)
}
