/** A way over several spaces as an arrow, in map units. */
import type { Point, Sheet } from '@sandtable/presentation'
import { pointText } from './corners.ts'
import { centreOf } from './shapes.ts'

export interface WayArrow {
  readonly shaft: string
  readonly head: string
}

const NONE: WayArrow = { shaft: '', head: '' }

/** How far from the middles of the first and the last space an arrow keeps, in widths of a space. */
export interface Clear {
  readonly start: number
  readonly end: number
}

/** a march ends on its last space, an attack at the side of it */
export const MARCH: Clear = { start: 0.3, end: 0.16 }
export const ATTACK: Clear = { start: 0.34, end: 0.36 }

/** in widths of a space */
const HEAD = 0.26

/** From beside the first space's middle through all the others, with its head short of the middle of the last. */
export function arrowAlong(sheet: Sheet, way: readonly number[], grown = 1, clear = MARCH): WayArrow {
  const points = way.map((space) => centreOf(sheet, space)).filter(isElsewhere)
  const [first, second] = points
  const [end, before] = [points.at(-1), points.at(-2)]
  if (!first || !second || !end || !before) return NONE
  const width = sheet.spaceWidth
  const tip = towards(end, before, clear.end * width)
  const length = Math.min(HEAD * width * grown, distance(before, tip) * 0.6)
  const neck = towards(tip, before, length)
  const half = length * 0.6
  const along = unit(before, tip)
  const left = { x: neck.x - along.y * half, y: neck.y + along.x * half }
  const right = { x: neck.x + along.y * half, y: neck.y - along.x * half }
  const start = towards(first, second, Math.min(clear.start * width, distance(first, second) * 0.4))
  const line = [start, ...points.slice(1, -1), towards(neck, tip, length * 0.2)]
  return {
    shaft: `M${line.map(pointText).join('L')}`,
    head: `M${[left, tip, right].map(pointText).join('L')}Z`,
  }
}

const isElsewhere = ({ x, y }: Point, i: number, all: readonly Point[]): boolean =>
  i === 0 || x !== all[i - 1]?.x || y !== all[i - 1]?.y

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

const unit = (a: Point, b: Point): Point => {
  const away = Math.max(0.001, distance(a, b))
  return { x: (b.x - a.x) / away, y: (b.y - a.y) / away }
}

const towards = (from: Point, to: Point, by: number): Point => {
  const { x, y } = unit(from, to)
  return { x: from.x + x * by, y: from.y + y * by }
}
