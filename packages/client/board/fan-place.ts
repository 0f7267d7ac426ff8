/** Where the sheet lies on which stacks are spread, and how large their counters are on it. */
import type { Stack } from '@sandtable/presentation'
import { clamp, type Rect } from './camera.ts'
import { fanSize, SMALL_CELL } from './fan-size.ts'
import { overlap, type Placing, placed } from './placing.ts'

export interface FanPlace extends Rect {
  /** side of the square a counter has on it */
  readonly cell: number
}

interface Room extends Pick<Placing, 'bounds' | 'anchor' | 'avoid' | 'rather'> {
  /** as large as the window allows */
  readonly cell: number
}

/** pixels from the space: nearby, and as far as the eye still follows the line */
const REACHES = [70, 240]

/** Beside its space; where it would lie over what may be chosen it is smaller, or lies farther off. */
export function fanPlace(stacks: readonly Stack[], { cell, ...room }: Room): FanPlace {
  const cells = [...new Set([cell, SMALL_CELL])]
  let best: FanPlace | undefined
  let least = Infinity
  for (const reach of REACHES)
    for (const each of cells) {
      const place = placeAt(stacks, room, each, reach)
      const hidden = room.avoid.reduce((sum, rect) => sum + overlap(place, rect), 0)
      if (hidden >= least && best) continue
      ;[best, least] = [place, hidden]
      if (hidden === 0) return place
    }
  return best ?? placeAt(stacks, room, cell, Infinity)
}

function placeAt(stacks: readonly Stack[], room: Omit<Room, 'cell'>, cell: number, reach: number): FanPlace {
  const size = sizeIn(stacks, cell, room.bounds)
  return { ...size, ...placed({ ...room, size, reach, towards: { x: 0, y: 1 } }), cell }
}

/** The rest is scrolled to. */
function sizeIn(stacks: readonly Stack[], cell: number, bounds: Rect): Pick<Rect, 'width' | 'height'> {
  const { width, height } = fanSize(stacks, cell)
  return { width, height: Math.min(height, bounds.height) }
}

/** It stays where it is under the hand, unless the window has become smaller. */
export function stillInside(stacks: readonly Stack[], { x, y, cell }: FanPlace, bounds: Rect): FanPlace {
  const size = sizeIn(stacks, cell, bounds)
  const within = (at: number, start: number, room: number, length: number): number =>
    clamp(at, start, Math.max(start, start + room - length))
  return {
    x: within(x, bounds.x, bounds.width, size.width),
    y: within(y, bounds.y, bounds.height, size.height),
    ...size,
    cell,
  }
}
