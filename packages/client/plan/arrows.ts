/** Arrows of a plan, as SVG paths in map units. */
import type { Point, Sheet } from '@sandtable/presentation'
import { pointText } from '../board/corners.ts'
import { centreOf } from '../board/shapes.ts'

export interface Arrow {
  readonly shaft: string
  readonly head: string
  /** where its number stands */
  readonly badge: Point
}

/** in widths of a space */
const CLEAR = 0.4
const BEND = 0.12
const MOST_BEND = 0.5
const HEAD = 0.26
/** nearer than this there is no room to bend */
const NEAR = 1.3

const along = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** A point of the curve from a to b that is drawn towards c. */
const onCurve = (a: Point, c: Point, b: Point, share: number): Point =>
  along(along(a, c, share), along(c, b, share), share)

/**
 * From one space to another, a little bent, so that arrows there and back lie side by side; clear of the counters at
 * both ends as far as there is room. `grown` makes it stouter on a map seen from afar.
 */
export function arrowOf(sheet: Sheet, from: number, to: number, grown = 1): Arrow {
  const a = centreOf(sheet, from)
  const b = centreOf(sheet, to)
  const width = sheet.spaceWidth
  const distance = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y))
  const bend = distance < NEAR * width ? 0 : Math.min(BEND * distance, MOST_BEND * width) / distance
  const middle = along(a, b, 0.5)
  const control = { x: middle.x + (b.y - a.y) * bend, y: middle.y - (b.x - a.x) * bend }
  const clear = Math.min(0.2, (CLEAR * width) / distance)
  const start = onCurve(a, control, b, clear)
  const tip = onCurve(a, control, b, 1 - clear)
  const head = headOf(control, tip, Math.min(HEAD * width * grown, distance * 0.3))
  const bow = along(start, tip, 0.5)
  const pull = { x: bow.x + (control.x - middle.x), y: bow.y + (control.y - middle.y) }
  return {
    shaft: `M${pointText(start)}Q${pointText(pull)} ${pointText(head.neck)}`,
    head: head.path,
    badge: onCurve(start, pull, head.neck, 0.42),
  }
}

function headOf(from: Point, tip: Point, length: number): { readonly path: string; readonly neck: Point } {
  const away = Math.max(1, Math.hypot(tip.x - from.x, tip.y - from.y))
  const [ux, uy] = [(tip.x - from.x) / away, (tip.y - from.y) / away]
  const base = { x: tip.x - ux * length, y: tip.y - uy * length }
  const half = length * 0.62
  const left = { x: base.x - uy * half, y: base.y + ux * half }
  const right = { x: base.x + uy * half, y: base.y - ux * half }
  return { path: `M${[left, tip, right].map(pointText).join('L')}Z`, neck: along(base, tip, 0.3) }
}
