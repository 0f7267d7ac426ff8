/** The map as the board needs it: the hexes, and after them the off-map boxes. */
import { hexSheet, type Point, type Sheet, type SheetData, type SpaceShape } from '@sandtable/presentation'
import { GRID, hex, HEXES } from '../map.ts'
import { boxData, boxOf, BOXES } from '../seas.ts'
import { isClosed } from '../terrain.ts'
import data from './sheet.json' with { type: 'json' }

/** Height of a hex in map units, and where column 0 and row 0 would lie, in hexes: as the map is drawn. */
const HEX = 72
const LEFT = -0.1
const TOP = -0.2

/** Columns count from the left, rows down; even columns lie half a hex lower. */
const centre = (column: number, row: number): Point => ({
  x: (LEFT + (column * Math.sqrt(3)) / 2) * HEX,
  y: (TOP + row + (column % 2 === 0 ? 0.5 : 0)) * HEX,
})
const centreOf = (h: number): Point => centre(GRID.cols[h] as number, GRID.rows[h] as number)

/** §6.2.2 A box is drawn as the country it stands for; this one lies beyond the top of the sheet, in the gulf before it. */
const BEYOND: Readonly<Record<string, string>> = { lapland: '4801' }

const hexes = Array.from({ length: HEXES }, (_, h) => h)
/** the hex of a box in which its pieces lie: the nearest to the middle of its country */
function cellOf(b: number): number {
  const beyond = BEYOND[boxData(b).id]
  if (beyond !== undefined) return hex(beyond)
  const own = hexes.filter((h) => boxOf(h) === b)
  const farthest = (h: number): number => Math.max(...own.map((other) => GRID.distance(h, other)))
  return own.reduce((best, h) => (farthest(h) < farthest(best) ? h : best))
}
const cells = Array.from({ length: BOXES }, (_, b) => cellOf(b))
const boxInCell = new Map(cells.map((h, b) => [h, b]))

const spaces: readonly SpaceShape[] = [
  ...hexes.map((h) => ({ id: GRID.idOf(h), ...centreOf(h) })),
  ...cells.map((h, b) => ({ id: boxData(b).id, ...centreOf(h) })),
]

const whole: Sheet = hexSheet(data as SheetData, spaces, { top: 'side', origin: centre(1, 1), W: HEX })

/** What a place of the sheet is to the game: a box where its country lies, and nothing where nobody may enter. */
function space(at: number): number {
  if (at < 0 || at >= HEXES) return at
  const b = boxInCell.get(at) ?? boxOf(at)
  if (b >= 0) return HEXES + b
  return isClosed(at) ? -1 : at
}

export const sheet: Sheet = {
  ...whole,
  spaceAt: (x, y) => space(whole.spaceAt(x, y)),
  neighbour: (from, direction) => space(whole.neighbour(from, direction)),
}
