import { describeGalicia } from './battle-for-galicia/describe.ts'
import * as galicia from './battle-for-galicia/frame.ts'
import type { DrawnMap } from '@sandtable/cartography'
import { describeGrandIllusion } from './grand-illusion/describe.ts'
import { HEIGHTS } from './grand-illusion/frame.ts'
import { UNMOVED } from './grand-illusion/frontiers.ts'
import { projection } from './grand-illusion/places.ts'
import { describeIllusions, describeItaly } from './illusions-of-glory/describe.ts'
import * as illusions from './illusions-of-glory/frame.ts'
import { UNMOVED as UNMOVED_IN_THE_EAST } from './illusions-of-glory/frontiers-1914.ts'
import { LAKES } from './illusions-of-glory/lakes.ts'
import * as eastern from './illusions-of-glory/places.ts'

const ITALY: DrawnMap = {
  source: {
    heights: illusions.ITALIAN_HEIGHTS,
    projection: eastern.italianProjection,
    coast: true,
    lakes: LAKES,
    borders: UNMOVED_IN_THE_EAST,
  },
  describe: describeItaly,
}

export const ATLAS: Readonly<Record<string, DrawnMap>> = {
  'battle-for-galicia': {
    source: { heights: galicia.HEIGHTS, projection: galicia.projection },
    describe: describeGalicia,
  },
  'grand-illusion': {
    source: { heights: HEIGHTS, projection, coast: true, borders: UNMOVED },
    describe: describeGrandIllusion,
  },
  'illusions-of-glory': {
    source: {
      heights: illusions.HEIGHTS,
      projection: eastern.projection,
      coast: true,
      lakes: LAKES,
      borders: UNMOVED_IN_THE_EAST,
    },
    describe: describeIllusions,
    insets: [{ folder: 'italy', at: [illusions.INSET.left, illusions.INSET.top], map: ITALY }],
  },
}
