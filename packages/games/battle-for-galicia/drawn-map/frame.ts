import type { HeightsFile } from '@sandtable/cartography'
import { affineProjection, type Box, type HexFrame } from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'

/** Hex width in map units. */
export const HEX = 72
/** Column 0 would lie this many hexes from the left, row 0 this many from the top. */
const LEFT = 27.2
const TOP = 17.35

export const WIDTH = 1940
export const HEIGHT = 1336
/** Below it lies the strip with title and scale. */
export const GROUND: Box = { left: 0, top: 0, right: WIDTH, bottom: 1254 }

/** Rows count upwards, columns from the right; even rows lie half a hex further left. */
export const frame: HexFrame = {
  top: 'corner',
  width: HEX,
  centre(id) {
    const [row = 0, column = 0] = id.split('.').map(Number)
    const shift = row % 2 === 0 ? 0.5 : 0
    return [(LEFT - column - shift) * HEX, (TOP - (row * Math.sqrt(3)) / 2) * HEX]
  },
}

export const projection = affineProjection(DATA.map.geometry.georeference, {
  unit: HEX,
  left: LEFT,
  top: TOP,
})

/** Where the committed heights lie. */
export const HEIGHTS: HeightsFile = {
  box: { left: -120, top: -120, right: WIDTH + 120, bottom: 1380 },
  step: 8,
}
