import type { Segment } from './chains.ts'
import { distance, type Point, type Polygon } from './point.ts'

/** What a hex has at its top. */
type HexTop = 'corner' | 'side'

export interface HexFrame {
  readonly top: HexTop
  /** from side to side, in map units */
  readonly width: number
  centre(id: string): Point
}

/** From the centre to a corner. */
export const hexRadius = (width: number): number => width / Math.sqrt(3)

const FIRST_CORNER: Readonly<Record<HexTop, number>> = { corner: -Math.PI / 2, side: -Math.PI / 3 }

/** The six corners, clockwise from the top or from the right end of the top side. */
export function hexOutline(frame: HexFrame, id: string): Polygon {
  const [x, y] = frame.centre(id)
  const radius = hexRadius(frame.width)
  return Array.from({ length: 6 }, (_, i): Point => {
    const angle = (Math.PI / 3) * i + FIRST_CORNER[frame.top]
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

/** The side that two adjacent hexes share. */
export function hexside(frame: HexFrame, a: string, b: string): Segment {
  const other = hexOutline(frame, b)
  const shared = hexOutline(frame, a).filter((p) => other.some((q) => distance(p, q) < 1))
  const [from, to] = shared
  if (!from || !to) throw new Error(`${a} and ${b} are not adjacent`)
  return [from, to]
}
