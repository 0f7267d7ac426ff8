/** The map of Illusions of Glory, for the map builder. */
import type { DrawnMap } from '@sandtable/cartography'
import { describeItaly, describeMap } from './describe.ts'
import { HEIGHTS, INSET, ITALIAN_HEIGHTS } from './frame.ts'
import { UNMOVED } from './frontiers-1914.ts'
import { LAKES } from './lakes.ts'
import { italianProjection, projection } from './places.ts'

const COUNTRY = { coast: true, lakes: LAKES, borders: UNMOVED } as const

const ITALY: DrawnMap = {
  source: { heights: ITALIAN_HEIGHTS, projection: italianProjection, ...COUNTRY },
  describe: describeItaly,
}

export const illusionsOfGloryMap: DrawnMap = {
  source: { heights: HEIGHTS, projection, ...COUNTRY },
  describe: describeMap,
  insets: [{ folder: 'italy', at: [INSET.left, INSET.top], map: ITALY }],
}
