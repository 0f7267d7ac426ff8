/** What of the map is near the window: counters elsewhere need not be drawn. */
import type { Point } from '@sandtable/presentation'
import { type Camera, type Rect, type Size, toMap } from './camera.ts'

/** room around the window that is drawn, too, in windows: what comes into sight next */
const AROUND = 0.5
/** from so many times the window on, what is drawn is more than is needed */
const TOO_WIDE = 3

/** The part of the map the window shows. */
export function inWindow(camera: Camera, window: Size): Rect {
  const { x, y } = toMap(camera, { x: 0, y: 0 })
  return { x, y, width: window.width / camera.k, height: window.height / camera.k }
}

/**
 * The part of the map that is drawn: as before, if that has all the window shows. What the hand zooms away from stays
 * until it rests: to take it away would hold up the next movement.
 */
export function drawnPart(before: Rect | undefined, shown: Rect, isMoving: boolean): Rect {
  const isEnough = before !== undefined && covers(before, shown)
  return isEnough && (isMoving || before.width <= shown.width * TOO_WIDE) ? before : widened(shown)
}

function covers(outer: Rect, inner: Rect): boolean {
  const [right, bottom] = [outer.x + outer.width, outer.y + outer.height]
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    right >= inner.x + inner.width &&
    bottom >= inner.y + inner.height
  )
}

const widened = ({ x, y, width, height }: Rect): Rect => ({
  x: x - width * AROUND,
  y: y - height * AROUND,
  width: width * (1 + 2 * AROUND),
  height: height * (1 + 2 * AROUND),
})

/** Does a square with this corner at the top left lie within it, or reach into it? */
export const reachesInto = ({ x, y, width, height }: Rect, corner: Point, size: number): boolean =>
  corner.x + size >= x && corner.y + size >= y && corner.x <= x + width && corner.y <= y + height
