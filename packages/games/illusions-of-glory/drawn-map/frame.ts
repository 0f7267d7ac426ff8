import type { HeightsFile } from '@sandtable/cartography'
import {
  type Box,
  conicProjection,
  type Point,
  type Projection,
  squeezed,
} from '@sandtable/cartography/geometry'

/** Side of a space in map units. */
export const SPACE = 54

export const WIDTH = 2270
export const HEIGHT = 3020
export const GROUND: Box = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }

const UNITS_PER_KM = 1.2
const ITALIAN_UNITS_PER_KM = 1.8
export const KILOMETRES_PER_UNIT = 1 / UNITS_PER_KM
export const ITALIAN_KILOMETRES_PER_UNIT = 1 / ITALIAN_UNITS_PER_KM

const SPHERE = { earthRadiusKm: 6371, hexHeightKm: 1, rotationDegrees: 0, tx: 0, ty: 0 }

/** A cone over eastern Europe, with the meridian of its middle upright. */
const cone = conicProjection(
  { ...SPHERE, parallels: [41, 56], origin: { lat: 49, lon: 22.2 } },
  { unit: UNITS_PER_KM, left: 955, top: 1205 },
)

/** Few spaces lie in the far north, and the south of Greece is all sea: both take less room than on the globe. */
export const globe: Projection = squeezed(cone, { from: 500, share: 0.72 }, { from: 2740, share: 0.62 })

/** §3.1.2 The Italian front lies over the boot of Italy and the Ionian Sea, at a larger scale. */
export const INSET: Box = { left: 24, top: 2206, right: 736, bottom: 2826 }
export const INSET_WIDTH = INSET.right - INSET.left
export const INSET_HEIGHT = INSET.bottom - INSET.top

/** In units of the inset's own sheet. */
export const italianGlobe: Projection = conicProjection(
  { ...SPHERE, parallels: [44, 47], origin: { lat: 45.6, lon: 11.6 } },
  { unit: ITALIAN_UNITS_PER_KM, left: 194, top: 162 },
)

export const onInset = ([x, y]: Point): Point => [x + INSET.left, y + INSET.top]

/** Beyond the edge, so that landforms do not end there. */
const MARGIN = 120

const heightsOf = (width: number, height: number, step: number): HeightsFile => ({
  box: { left: -MARGIN, top: -MARGIN, right: width + MARGIN, bottom: height + MARGIN },
  step,
})

/** Where the committed heights lie. */
export const HEIGHTS = heightsOf(WIDTH, HEIGHT, 8)
export const ITALIAN_HEIGHTS = heightsOf(INSET_WIDTH, INSET_HEIGHT, 6)
