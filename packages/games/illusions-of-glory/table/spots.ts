/** Where stacks and markers lie: regions are wider than spaces, and have room for several stacks. */
import type { Spot } from '@sandtable/presentation'
import { isRegion, LEMNOS } from '../map.ts'

/** Of the box on the map, in widths of a space. */
interface Room {
  readonly width: number
  readonly height: number
}

const SPACE: Room = { width: 1, height: 1 }
const REGION: Room = { width: 150 / 54, height: 96 / 54 }
const ISLAND: Room = { width: 110 / 54, height: 76 / 54 }

function roomIn(space: number): Room {
  if (space === LEMNOS) return ISLAND
  return isRegion(space) ? REGION : SPACE
}

const GAP = 0.05
/** Stacks that share a space may hang over its edge by so much. */
const OVER = 0.1

/** §3.2.1.b counters of large units are larger than those of small ones */
const LARGE = 0.84
export const SMALL = 0.7

/** How large counters can be in so many columns. */
function sizeIn({ width, height }: Room, columns: number, count: number): number {
  const rows = Math.ceil(count / columns)
  return Math.min((width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows, LARGE)
}

/** As large as there is room for, row by row about the middle; side by side rather than one above the other. */
export function spotsFor(space: number, count: number): Spot[] {
  const { width, height } = roomIn(space)
  const room = { width: width + OVER, height: height + OVER }
  let columns = count
  for (let fewer = count - 1; fewer > 0; fewer--)
    if (sizeIn(room, fewer, count) > sizeIn(room, columns, count)) columns = fewer
  const size = sizeIn(room, columns, count)
  const rows = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, count - row * columns)
    return {
      dx: ((i % columns) - (inRow - 1) / 2) * (size + GAP),
      dy: (row - (rows - 1) / 2) * (size + GAP),
      size,
    }
  })
}

/** Beyond this from the middle a spot lies at the edge of a space. */
const EDGE = 0.3

/** A spot at the edge of a space, for a box of another size. */
export function atEdge(space: number, { dx, dy, size }: Spot): Spot {
  const { width, height } = roomIn(space)
  const out = (at: number, side: number): number =>
    Math.abs(at) > EDGE ? at + (Math.sign(at) * (side - 1)) / 2 : at
  return { dx: out(dx, width), dy: out(dy, height), size }
}
