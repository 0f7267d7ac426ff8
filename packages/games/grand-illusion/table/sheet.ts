/** The map of Grand Illusion as the board needs it. */
import { hexSheet, type Point, type Sheet, type SheetData, type SpaceShape } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import data from './sheet.json' with { type: 'json' }

/** Height of a hex in map units, and where the grid begins, in hexes: as the map is drawn. */
const HEX = 144
const LEFT = 0.14
const TOP = 2.36
/** Two counters have room side by side. */
const COUNTER = 54

/** Columns count from the left, rows down; odd columns lie half a hex lower. */
function centre(row: number, column: number): Point {
  const top = column % 2 === 1 ? 1 : 1.5
  return { x: (LEFT + (column * Math.sqrt(3)) / 2) * HEX, y: (TOP - top + row - 1) * HEX }
}

const spaces: readonly SpaceShape[] = DATA.map.hexes.map(({ id, row, col }) => ({ id, ...centre(row, col) }))

export const sheet: Sheet = hexSheet(data as SheetData, spaces, {
  top: 'side',
  origin: centre(1, 1),
  W: HEX,
  counter: COUNTER,
})
