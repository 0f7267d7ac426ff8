import { chain, nodeKey, type Segment } from './chains.ts'
import { type HexFrame, hexOutline } from './hex.ts'
import { bearing, midpoint, offset, type Point, type Polyline } from './point.ts'

/** Lines that meet at a corner of a hex meet at this many times their inset from it. */
const AT_CORNER = 2 / Math.sqrt(3)

const sideKey = (a: Point, b: Point): string => nodeKey(midpoint(a, b))

/**
 * The line around some hexes, a little inside them. Where two of the hexes meet at the edge it passes over
 * their common side, otherwise it turns inside the corner.
 */
export function zoneEdges(frame: HexFrame, hexes: readonly string[], inset: number): Polyline[] {
  const outlines = hexes.map((id) => hexOutline(frame, id))
  const count = new Map<string, number>()
  const cornerOf = (outline: readonly Point[], i: number) => outline[(i + 6) % 6] as Point
  for (const outline of outlines)
    outline.forEach((corner, i) => {
      const key = sideKey(corner, cornerOf(outline, i + 1))
      count.set(key, (count.get(key) ?? 0) + 1)
    })
  const isOpen = (a: Point, b: Point) => count.get(sideKey(a, b)) === 1

  function segments(outline: readonly Point[], id: string): Segment[] {
    const centre = frame.centre(id)
    /** `beyond` is the other end of the next side at this corner */
    const end = (corner: Point, beyond: Point): Point =>
      offset(corner, inset * AT_CORNER, bearing(corner, isOpen(corner, beyond) ? centre : beyond))
    return outline.flatMap((corner, i): Segment[] => {
      const next = cornerOf(outline, i + 1)
      if (!isOpen(corner, next)) return []
      return [[end(corner, cornerOf(outline, i - 1)), end(next, cornerOf(outline, i + 2))]]
    })
  }
  return chain(hexes.flatMap((id, i) => segments(outlines[i] as readonly Point[], id)))
}
