/** A made-up map of 4,400 hexes: ground, rivers and towns come from the numbers of the hexes. */
import { ccrr, Hexsides, rectangularGrid } from '@sandtable/board'

const ROWS = 55
export const COLUMNS = 80
export const GRID = rectangularGrid({
  rows: ROWS,
  cols: COLUMNS,
  orientation: 'flat',
  shifted: 'even',
  id: ccrr,
})
export const HEXES = GRID.size
export const DIRECTIONS = GRID.degree

export const columnOf = (h: number): number => h % COLUMNS
export const hexAt = (row: number, column: number): number => row * COLUMNS + column

/** the same "random" number for the same hex, always */
export const noise = (n: number, salt: number): number =>
  (Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b)) >>> 16

/** movement points to enter: clear ground, wood, hills */
const costs = Uint8Array.from({ length: HEXES }, (_, h) => [1, 1, 1, 2, 2, 3][noise(h, 1) % 6] as number)
export const costOf = (h: number): number => costs[h] as number

export const TOWNS: readonly number[] = Array.from({ length: HEXES }, (_, h) => h).filter(
  (h) => noise(h, 2) % 40 === 0,
)

const RIVER = 1
const RIVER_COLUMNS = [19, 33, 39, 46, 60]
const sides = new Hexsides(GRID)
for (let h = 0; h < HEXES; h++)
  for (let d = 0; d < DIRECTIONS; d++) {
    const to = GRID.neighbour(h, d)
    if (to >= 0 && RIVER_COLUMNS.includes(columnOf(h)) && columnOf(to) === columnOf(h) + 1)
      sides.add(h, to, RIVER)
  }
export const isRiver = (h: number, d: number): boolean => sides.has(h, d, RIVER)

/** One number for a hexside, whichever hex it is looked at from. */
export const HEXSIDES = HEXES * DIRECTIONS
const keys = Int16Array.from({ length: HEXSIDES }, (_, key) => {
  const h = Math.floor(key / DIRECTIONS)
  const to = GRID.neighbour(h, key % DIRECTIONS)
  return to < 0 || h < to ? key : to * DIRECTIONS + GRID.direction(to, h)
})
export const hexside = (h: number, d: number): number => keys[h * DIRECTIONS + d] as number
