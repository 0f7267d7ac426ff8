import { between, distance, midpoint, type Point, type Polyline } from './point.ts'

const STEPS = 6

function quadratic(a: Point, control: Point, b: Point): Point[] {
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS
    return between(between(a, control, t), between(control, b, t), t)
  })
}

/**
 * Rounds the corners of a line and keeps the middle of each of its segments: a river along hexsides
 * stays on every one of its hexsides.
 */
export function roundCorners(line: Polyline): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const curve: Point[] = [first]
  let from: Point = midpoint(first, line[1] as Point)
  curve.push(from)
  for (let i = 1; i < line.length - 1; i++) {
    const to = midpoint(line[i] as Point, line[i + 1] as Point)
    curve.push(...quadratic(from, line[i] as Point, to))
    from = to
  }
  return [...curve, last]
}

/** Rounds the corners of a line that is straight elsewhere; `radius` says how early a corner begins. */
export function fillet(line: Polyline, radius: (corner: Point) => number): Point[] {
  const curve: Point[] = line.slice(0, 1)
  for (let i = 1; i < line.length - 1; i++) {
    const [before, corner, after] = [line[i - 1], line[i], line[i + 1]] as [Point, Point, Point]
    const cut = radius(corner)
    const enter = between(corner, before, Math.min(0.5, cut / distance(corner, before)))
    const leave = between(corner, after, Math.min(0.5, cut / distance(corner, after)))
    if (cut > 0) curve.push(enter, ...quadratic(enter, corner, leave))
    else curve.push(corner)
  }
  const last = line.at(-1)
  return last && line.length > 1 ? [...curve, last] : curve
}

/** A smooth line through all points (Catmull and Rom). */
export function throughPoints(line: Polyline, steps = 8): Point[] {
  const at = (i: number) => line[Math.max(0, Math.min(line.length - 1, i))] as Point
  const curve: Point[] = line.slice(0, 1)
  for (let i = 0; i < line.length - 1; i++)
    for (let k = 1; k <= steps; k++) curve.push(catmullRom(at(i - 1), at(i), at(i + 1), at(i + 2), k / steps))
  return curve
}

function catmullRom(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (p: number, q: number, r: number, s: number) =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))
  return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])]
}
