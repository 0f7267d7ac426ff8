/** The corners of a map's spaces, numbered once: spaces that meet in a corner share its number. */
import type { Point, Sheet } from '@sandtable/presentation'

interface Corners {
  /** the corners of each space, in the order of its outline */
  readonly of: readonly (readonly number[])[]
  /** where a corner lies, as a path has it */
  readonly text: readonly string[]
  /** the neighbours of each space by direction */
  readonly beside: readonly (readonly number[])[]
}

const known = new WeakMap<Sheet, Corners>()

export function cornersOf(sheet: Sheet): Corners {
  const found = known.get(sheet) ?? numbered(sheet)
  known.set(sheet, found)
  return found
}

function numbered(sheet: Sheet): Corners {
  const numbers = new Map<string, number>()
  const text: string[] = []
  const numberOf = (corner: Point): number => {
    const key = cornerKey(corner)
    const number = numbers.get(key) ?? text.push(pointText(corner)) - 1
    numbers.set(key, number)
    return number
  }
  return {
    of: sheet.spaces.map(({ x, y }) =>
      sheet.outline.map((corner) => numberOf({ x: x + corner.x, y: y + corner.y })),
    ),
    text,
    beside: sheet.spaces.map((_, space) =>
      sheet.outline.map((_corner, direction) => sheet.neighbour(space, direction)),
    ),
  }
}

/** The same corner worked out from two hexes differs in the last digits. */
const cornerKey = ({ x, y }: Point): string => `${Math.round(x + 0.137)},${Math.round(y + 0.137)}`

export const pointText = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
