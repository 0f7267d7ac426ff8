/** The map of Nations in Arms, for the map builder. */
import type { DrawnMap } from '@sandtable/cartography'
import { describeMap } from './describe.ts'
import { HEIGHTS, projection } from './frame.ts'
import { LAKES } from './lakes.ts'

export const nationsInArmsMap: DrawnMap = {
  source: { heights: HEIGHTS, projection, coast: true, lakes: LAKES },
  describe: describeMap,
}
