import type { HeightsFile } from '@sandtable/cartography'
import {
  type Box,
  conicProjection,
  type ConicReference,
  type GridPlacement,
  type HexFrame,
} from '@sandtable/cartography/geometry'
import georeference from './georeference.json' with { type: 'json' }

/** Height of a hex in map units. */
export const HEX = 72
const COLUMN = Math.sqrt(3) / 2

/** Column 0 and row 0 would lie so many hexes from the left and from the top. */
const GRID: GridPlacement = { unit: HEX, left: -0.1, top: -0.2 }

export const WIDTH = 5268
export const HEIGHT = 4238
export const GROUND: Box = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }

export const columnOf = (id: string): number => Number(id.slice(0, 2))
export const rowOf = (id: string): number => Number(id.slice(2))

/** Columns count from the left, rows down from the top; even columns lie half a hex lower. */
export const frame: HexFrame = {
  top: 'side',
  width: HEX,
  centre: (id) => [
    (GRID.left + columnOf(id) * COLUMN) * HEX,
    (GRID.top + rowOf(id) + (columnOf(id) % 2 === 0 ? 0.5 : 0)) * HEX,
  ],
}

export const projection = conicProjection(georeference.conic as unknown as ConicReference, GRID)

/** Where the committed heights lie. */
export const HEIGHTS: HeightsFile = {
  box: { left: -120, top: -120, right: WIDTH + 120, bottom: HEIGHT + 120 },
  step: 10,
}
