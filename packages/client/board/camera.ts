/** Where the window lies over the map: a point p of the map is on the screen at p · k + (x, y). */
import type { Point } from '@sandtable/presentation'

export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rect extends Size {
  readonly x: number
  readonly y: number
}

export const toMap = ({ x, y, k }: Camera, point: Point): Point => ({
  x: (point.x - x) / k,
  y: (point.y - y) / k,
})

export const toScreen = ({ x, y, k }: Camera, point: Point): Point => ({
  x: point.x * k + x,
  y: point.y * k + y,
})

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high)

/** Zooms by a factor; the point of the screen stays over the same place of the map. */
export function zoomed(camera: Camera, factor: number, at: Point, limits: readonly [number, number]): Camera {
  const k = clamp(camera.k * factor, limits[0], limits[1])
  const ratio = k / camera.k
  return { k, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }
}

export const centredOn = (point: Point, k: number, window: Size): Camera => ({
  k,
  x: window.width / 2 - point.x * k,
  y: window.height / 2 - point.y * k,
})

/** The camera that shows a part of the map as large as possible. */
export function fitted(part: Rect, window: Size, limits: readonly [number, number]): Camera {
  const k = clamp(Math.min(window.width / part.width, window.height / part.height), limits[0], limits[1])
  return centredOn({ x: part.x + part.width / 2, y: part.y + part.height / 2 }, k, window)
}

/** The middle of the window never leaves the map. */
export function keptInside(camera: Camera, window: Size, map: Size): Camera {
  const { k } = camera
  const [halfWidth, halfHeight] = [window.width / 2, window.height / 2]
  return {
    k,
    x: clamp(camera.x, halfWidth - map.width * k, halfWidth),
    y: clamp(camera.y, halfHeight - map.height * k, halfHeight),
  }
}

/** No more than a margin beside the map is seen; a map smaller than the window lies in its middle. */
export function filling(camera: Camera, window: Size, map: Size, margin: number): Camera {
  const along = (at: number, room: number, length: number): number =>
    length + 2 * margin < room ? (room - length) / 2 : clamp(at, room - length - margin, margin)
  const { k } = camera
  return {
    k,
    x: along(camera.x, window.width, map.width * k),
    y: along(camera.y, window.height, map.height * k),
  }
}

/** The scale at which the map leaves no more than a margin of the window empty; `most` is as close as it goes. */
export const scaleToFill = (window: Size, map: Size, margin: number, most: number): number =>
  Math.min(most, Math.max((window.width - 2 * margin) / map.width, (window.height - 2 * margin) / map.height))

/** The rectangle around points, with a margin. */
export function around(points: readonly Point[], margin: number): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top }
}

/** Where most of the points are. */
export const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** On the way from one camera to another; `t` from 0 to 1. Zoom changes evenly to the eye. */
export function between(from: Camera, to: Camera, t: number, window: Size): Camera {
  const middle = { x: window.width / 2, y: window.height / 2 }
  const [start, end] = [toMap(from, middle), toMap(to, middle)]
  const k = from.k * (to.k / from.k) ** t
  return centredOn({ x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t }, k, window)
}
