/** Outlines of spaces as SVG paths: one path for each kind of area, however many spaces it has. */
import type { Point } from '../table/models.ts'
import type { Sheet } from './sheet.ts'

const near = (value: number): string => value.toFixed(1)

export const centreOf = (sheet: Sheet, space: number): Point => sheet.spaces[space] ?? { x: 0, y: 0 }

/** All the spaces, each shrunk to `inset` of its size. */
export function spacesPath(sheet: Sheet, spaces: Iterable<number>, inset = 1): string {
  let path = ''
  for (const space of spaces) {
    const { x, y } = centreOf(sheet, space)
    const corners = sheet.outline.map(
      (corner) => `${near(x + corner.x * inset)} ${near(y + corner.y * inset)}`,
    )
    path += `M${corners.join('L')}Z`
  }
  return path
}

export const linePath = (sheet: Sheet, spaces: readonly number[]): string =>
  spaces.length < 2 ? '' : `M${spaces.map((space) => pointText(centreOf(sheet, space))).join('L')}`

/** As a line, but it begins beside the first space's middle, where the counter stands that goes. */
export function wayPath(sheet: Sheet, spaces: readonly number[]): string {
  const [start, next] = spaces.map((space) => centreOf(sheet, space))
  if (!start || !next) return ''
  const edge = { x: start.x + (next.x - start.x) * 0.42, y: start.y + (next.y - start.y) * 0.42 }
  return `M${[edge, ...spaces.slice(1).map((space) => centreOf(sheet, space))].map(pointText).join('L')}`
}

const pointText = ({ x, y }: Point): string => `${near(x)} ${near(y)}`

interface Side {
  readonly from: Point
  readonly to: Point
}

/** The line around a set of spaces, without the sides between two of them. */
export function unionPath(sheet: Sheet, spaces: ReadonlySet<number>): string {
  const sides = new Map<string, Side>()
  for (const space of spaces)
    for (const side of openSides(sheet, space, spaces)) sides.set(cornerKey(side.from), side)
  let path = ''
  for (const [key, side] of sides)
    if (sides.has(key)) path += `M${loop(sides, side).map(pointText).join('L')}Z`
  return path
}

/** Takes the sides of one loop out of the heap, in order. */
function loop(sides: Map<string, Side>, first: Side): Point[] {
  const corners: Point[] = []
  let side: Side | undefined = first
  while (side) {
    corners.push(side.from)
    sides.delete(cornerKey(side.from))
    side = sides.get(cornerKey(side.to))
  }
  return corners
}

function openSides(sheet: Sheet, space: number, inside: ReadonlySet<number>): Side[] {
  const { x, y } = centreOf(sheet, space)
  const corner = (at: number): Point => {
    const { x: dx, y: dy } = sheet.outline[at % sheet.outline.length] ?? { x: 0, y: 0 }
    return { x: x + dx, y: y + dy }
  }
  return sheet.outline.flatMap((_, direction) =>
    inside.has(sheet.neighbour(space, direction))
      ? []
      : [{ from: corner(direction + 1), to: corner(direction + 2) }],
  )
}

/** The same corner worked out from two hexes differs in the last digits. */
const cornerKey = ({ x, y }: Point): string => `${Math.round(x + 0.137)},${Math.round(y + 0.137)}`

/** The whole sheet, well beyond its edge; with `evenodd` a second path in it is a hole. */
export const groundPath = ({ width, height }: Sheet): string =>
  `M${-width} ${-height}H${2 * width}V${2 * height}H${-width}Z`
