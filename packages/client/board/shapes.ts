/** Outlines of spaces as SVG paths: one path for each kind of area, however many spaces it has. */
import type { Point, Sheet } from '@sandtable/presentation'
import { cornersOf, pointText } from './corners.ts'

export const centreOf = (sheet: Sheet, space: number): Point => sheet.spaces[space] ?? { x: 0, y: 0 }

/** All the spaces, each shrunk to `inset` of its size. */
export function spacesPath(sheet: Sheet, spaces: Iterable<number>, inset = 1): string {
  const known = spacePaths(sheet, inset)
  let path = ''
  for (const space of spaces) path += known[space] ??= spacePath(sheet, space, inset)
  return path
}

function spacePath(sheet: Sheet, space: number, inset: number): string {
  const { x, y } = centreOf(sheet, space)
  const corners = resized(sheet, space, inset).map((corner) => ({ x: x + corner.x, y: y + corner.y }))
  return `M${corners.map(pointText).join('L')}Z`
}

/** A space larger than the others grows and shrinks by as much as they do, not by as many times. */
function resized(sheet: Sheet, space: number, inset: number): Point[] {
  const own = sheet.spaces[space]?.outline
  const rim = ((inset - 1) * sheet.spaceWidth) / 2
  return own
    ? own.map(({ x, y }) => ({ x: x + Math.sign(x) * rim, y: y + Math.sign(y) * rim }))
    : sheet.outline.map(({ x, y }) => ({ x: x * inset, y: y * inset }))
}

const drawn = new WeakMap<Sheet, Map<number, string[]>>()

/** The outlines drawn before, by space: the same ones light up again and again. */
function spacePaths(sheet: Sheet, inset: number): string[] {
  const byInset = drawn.get(sheet) ?? new Map<number, string[]>()
  const paths = byInset.get(inset) ?? []
  drawn.set(sheet, byInset.set(inset, paths))
  return paths
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

/** The line around a set of spaces, without the sides between two of them; spaces that lie apart may grow. */
export function unionPath(sheet: Sheet, spaces: ReadonlySet<number>, inset = 1): string {
  if (sheet.kind === 'points') return spacesPath(sheet, spaces, inset)
  const { text } = cornersOf(sheet)
  const sides = openSides(sheet, spaces)
  let path = ''
  for (const from of sides.keys()) path += loop(sides, from, text)
  return path
}

/** Takes the sides of one loop out of the heap, in order. */
function loop(sides: Map<number, number>, first: number, text: readonly string[]): string {
  let path = ''
  for (let from: number | undefined = first; from !== undefined; ) {
    const to = sides.get(from)
    if (to !== undefined) path += `${path === '' ? 'M' : 'L'}${text[from] ?? ''}`
    sides.delete(from)
    from = to
  }
  return `${path}Z`
}

/** Sides towards what is outside: from which corner to which. */
function openSides(sheet: Sheet, inside: ReadonlySet<number>): Map<number, number> {
  const { of, beside } = cornersOf(sheet)
  const sides = new Map<number, number>()
  for (const space of inside) {
    const [corners = [], neighbours = []] = [of[space], beside[space]]
    const count = corners.length
    for (let direction = 0; direction < count; direction++)
      if (!inside.has(neighbours[direction] ?? -1))
        sides.set(corners[(direction + 1) % count] ?? 0, corners[(direction + 2) % count] ?? 0)
  }
  return sides
}

/** The whole sheet, well beyond its edge; with `evenodd` a second path in it is a hole. */
export const groundPath = ({ width, height }: Sheet): string =>
  `M${-width} ${-height}H${2 * width}V${2 * height}H${-width}Z`
