/** What must be seen: is it, and from where would it be? */
import type { Point } from '@sandtable/presentation'
import { around, type Camera, type Rect, toScreen } from './camera.ts'

/** pixels: a point on the very edge is not seen */
const RIM = 8

export const allWithin = (points: readonly Point[], camera: Camera, room: Rect): boolean =>
  points.every((point) => isWithin(toScreen(camera, point), room))

const isWithin = ({ x, y }: Point, room: Rect): boolean =>
  x >= room.x + RIM && y >= room.y + RIM && x <= room.x + room.width - RIM && y <= room.y + room.height - RIM

interface Showing {
  readonly points: readonly Point[]
  readonly camera: Camera
  readonly room: Rect
  /** around the points, in map units */
  readonly margin: number
}

/** At the same scale if everything fits; else as large as it does. */
export function cameraShowing(
  { points, camera, room, margin }: Showing,
  fitted: (points: readonly Point[], room: Rect) => Camera,
): Camera {
  const part = around(points, margin)
  const { k } = camera
  if (part.width * k > room.width || part.height * k > room.height) return fitted(points, room)
  const along = (at: number, from: number, length: number, low: number, room: number): number => {
    const [start, end] = [from * k + at, (from + length) * k + at]
    return start < low ? at + low - start : end > low + room ? at + low + room - end : at
  }
  return {
    k,
    x: along(camera.x, part.x, part.width, room.x, room.width),
    y: along(camera.y, part.y, part.height, room.y, room.height),
  }
}

/** Of points that cannot be read all at once those that lie together most: as many as fit into so much of the map. */
export function densest(points: readonly Point[], width: number, height: number): readonly Point[] {
  const near = ({ x, y }: Point): readonly Point[] =>
    points.filter((other) => Math.abs(other.x - x) <= width / 2 && Math.abs(other.y - y) <= height / 2)
  return points.map(near).reduce((best, each) => (each.length > best.length ? each : best), [])
}
