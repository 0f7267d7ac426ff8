import { describeGalicia } from './battle-for-galicia/describe.ts'
import * as galicia from './battle-for-galicia/frame.ts'
import type { MapDescription } from './description.ts'
import type { RealCountry, SourcePlan } from './extract/plan.ts'
import { describeGrandIllusion } from './grand-illusion/describe.ts'
import { HEIGHTS } from './grand-illusion/frame.ts'
import { UNMOVED } from './grand-illusion/frontiers.ts'
import { projection } from './grand-illusion/places.ts'
import type { Point } from './geometry/point.ts'
import { describeIllusions, describeItaly } from './illusions-of-glory/describe.ts'
import * as illusions from './illusions-of-glory/frame.ts'
import { UNMOVED as UNMOVED_IN_THE_EAST } from './illusions-of-glory/frontiers-1914.ts'
import { LAKES } from './illusions-of-glory/lakes.ts'
import * as eastern from './illusions-of-glory/places.ts'

/** A map the builder knows: what to take from the geodata, and how to describe it to the builder. */
export interface AtlasEntry {
  readonly source: SourcePlan
  describe(real: RealCountry): MapDescription
  readonly insets?: readonly Inset[]
}

/** A part of the country at another scale, in a frame on the sheet; it keeps its ground in a folder of its own. */
interface Inset {
  readonly folder: string
  /** its top left corner: even numbers, so that it falls on whole pixels */
  readonly at: Point
  readonly entry: AtlasEntry
}

const ITALY: AtlasEntry = {
  source: {
    heights: illusions.ITALIAN_HEIGHTS,
    projection: eastern.italianProjection,
    coast: true,
    lakes: LAKES,
    borders: UNMOVED_IN_THE_EAST,
  },
  describe: describeItaly,
}

export const ATLAS: Readonly<Record<string, AtlasEntry>> = {
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
    insets: [{ folder: 'italy', at: [illusions.INSET.left, illusions.INSET.top], entry: ITALY }],
  },
}
