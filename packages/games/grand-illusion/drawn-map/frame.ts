import type { HeightsFile } from '@sandtable/cartography'
import { type Box, conicProjection, type HexFrame, type Point } from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'

/** Hex height in map units. */
export const HEX = 144
/** The grid's own origin lies this many hexes from the left and from the top. */
const LEFT = 0.14
const TOP = 2.36

export const WIDTH = 1790
export const HEIGHT = 1690
/** All of the sheet is country: the title lies in the Channel. */
export const GROUND: Box = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }

const cells = new Map(DATA.map.hexes.map(({ id, row, col }) => [id, { row, col }]))
const COLUMN = Math.sqrt(3) / 2

/** Columns count from the left, rows down from the top; odd columns lie half a hex lower. */
export const frame: HexFrame = {
  top: 'side',
  width: HEX,
  centre(id): Point {
    const { row, col } = cells.get(id) ?? { row: 0, col: 0 }
    const top = col % 2 === 1 ? 1 : 1.5
    return [(LEFT + col * COLUMN) * HEX, (TOP - top + row - 1) * HEX]
  },
}

/** The globe as it is; the map bends it a little (`bend.ts`). */
export const globe = conicProjection(DATA.map.geometry.georeference, { unit: HEX, left: LEFT, top: TOP })

/** Where the committed heights lie. */
export const HEIGHTS: HeightsFile = {
  box: { left: -120, top: -120, right: WIDTH + 120, bottom: HEIGHT + 120 },
  step: 8,
}
