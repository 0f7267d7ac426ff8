/** The map of Grand Illusion 1914, for the map builder. */
import type { DrawnMap } from '@sandtable/cartography'
import { describeMap } from './describe.ts'
import { HEIGHTS } from './frame.ts'
import { UNMOVED } from './frontiers.ts'
import { projection } from './places.ts'

export const grandIllusionMap: DrawnMap = {
  source: { heights: HEIGHTS, projection, coast: true, borders: UNMOVED },
  describe: describeMap,
}
