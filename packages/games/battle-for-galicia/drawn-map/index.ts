/** The map of Battle for Galicia 1914, for the map builder. */
import type { DrawnMap } from '@sandtable/cartography'
import { describeMap } from './describe.ts'
import { HEIGHTS, projection } from './frame.ts'

export const battleForGaliciaMap: DrawnMap = {
  source: { heights: HEIGHTS, projection },
  describe: describeMap,
}
