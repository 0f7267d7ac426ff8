/** The map of Galicia as the board needs it. */
import { hexSheet, type Point, type Sheet, type SheetData, type SpaceShape } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import data from './sheet.json' with { type: 'json' }

/** Width of a hex in map units, and where row 0 and column 0 would lie, in hexes: as the map is drawn. */
const HEX = 72
const LEFT = 27.2
const TOP = 17.35

/** Rows count upwards, columns from the right; even rows lie half a hex further left. */
function centre(row: number, column: number): Point {
  const shift = row % 2 === 0 ? 0.5 : 0
  return { x: (LEFT - column - shift) * HEX, y: (TOP - (row * Math.sqrt(3)) / 2) * HEX }
}

const spaces: readonly SpaceShape[] = DATA.map.hexes.map(({ id, row, col }) => ({ id, ...centre(row, col) }))

export const sheet: Sheet = hexSheet(data as SheetData, spaces, { origin: centre(1, 1), W: HEX })
