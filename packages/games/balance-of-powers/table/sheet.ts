/** The northern map of Balance of Powers as the board needs it. */
import { hexSheet, type Point, type Sheet, type SheetData, type SpaceShape } from '@sandtable/presentation'
import { EDGE_BOXES } from '../edge-boxes.ts'
import { idOf, isBox, isInAfrica, isOnMap, PLACES } from '../places.ts'
import data from './sheet.json' with { type: 'json' }

/** Height of a hex in map units, and where column 0 and row 0 would lie, in hexes: as the map is drawn. */
const HEX = 72
const LEFT = -0.1
const TOP = -0.2

/** Columns count from the left, rows down; odd columns lie half a hex lower. */
const centre = (column: number, row: number): Point => ({
  x: (LEFT + (column * Math.sqrt(3)) / 2) * HEX,
  y: (TOP + row + (column % 2 === 1 ? 0.5 : 0)) * HEX,
})

/** What is on none of the sheet's edges lies far from it, each in a cell of its own. */
const FAR = 200

function placed(p: number): Point {
  const id = isBox(p) ? EDGE_BOXES[idOf(p)] : idOf(p)
  if (id === undefined) return centre(FAR, p)
  const [column, row] = [Number(id.slice(0, 2)), Number(id.slice(2))]
  return isInAfrica(p) ? centre(column + FAR, row) : centre(column, row)
}

const isOnSheet = (p: number): boolean => (isBox(p) ? EDGE_BOXES[idOf(p)] !== undefined : isOnMap(p, 'north'))

const spaces: readonly SpaceShape[] = Array.from({ length: PLACES }, (_, p) => ({
  id: idOf(p),
  ...placed(p),
}))

const whole: Sheet = hexSheet(data as SheetData, spaces, {
  top: 'side',
  origin: centre(1, 1),
  W: HEX,
})

/** Keys and the pointer stay on the sheet. */
const kept = (p: number): number => (p >= 0 && isOnSheet(p) ? p : -1)

export const sheet: Sheet = {
  ...whole,
  spaceAt: (x, y) => kept(whole.spaceAt(x, y)),
  neighbour: (space, direction) => kept(whole.neighbour(space, direction)),
}
