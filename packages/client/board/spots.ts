/** Where in a space stacks and markers lie, and what of them lies under a point. */
import type { Point, Sheet, Spot, Stack } from '@sandtable/presentation'
import { stacksAt, unitsOf } from '../table/stacks-at.ts'
import { centreOf } from './shapes.ts'

export interface Place {
  /** of the stack, in map units */
  readonly middle: Point
  /** side of its counters, in map units */
  readonly size: number
}

export function spotIn(sheet: Sheet, space: number, { dx, dy, size }: Spot): Place {
  const { x, y } = centreOf(sheet, space)
  const width = sheet.spaceWidth
  return { middle: { x: x + dx * width, y: y + dy * width }, size: size * width }
}

/** Without a spot of its own a stack lies in the middle. */
export const placeOf = (sheet: Sheet, { space, spot }: Stack): Place =>
  spot ? spotIn(sheet, space, spot) : { middle: centreOf(sheet, space), size: sheet.counterWidth }

export const covers = ({ middle, size }: Place, { x, y }: Point): boolean =>
  Math.abs(x - middle.x) <= size / 2 && Math.abs(y - middle.y) <= size / 2

/** The units of the stack under a point, where that says more than the space does. */
export function unitsUnder(
  sheet: Sheet,
  stacks: readonly Stack[],
  space: number,
  point: Point,
): readonly number[] | undefined {
  const here = stacksAt(stacks, space)
  if (here.length < 2) return undefined
  const hit = here.filter((stack) => covers(placeOf(sheet, stack), point))
  return hit.length === 0 ? undefined : unitsOf(hit.slice(-1))
}

/** Every size counters on the map have. */
export const sizesOf = (sheet: Sheet, stacks: readonly Stack[]): readonly number[] => [
  ...new Set([sheet.counterWidth, ...stacks.map((stack) => placeOf(sheet, stack).size)]),
]
