/** The northern map of Balance of Powers, for the map builder. */
import type { DrawnMap } from '@sandtable/cartography'
import { describeMap } from './describe.ts'
import { HEIGHTS, projection } from './frame.ts'
import { LAKES } from './lakes.ts'

export const balanceOfPowersMap: DrawnMap = {
  source: { heights: HEIGHTS, projection, coast: true, lakes: LAKES },
  describe: describeMap,
}
