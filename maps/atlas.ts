import { describeGalicia } from './battle-for-galicia/describe.ts'
import * as galicia from './battle-for-galicia/frame.ts'
import type { MapDescription } from './description.ts'
import type { RealCountry, SourcePlan } from './extract/plan.ts'
import { describeGrandIllusion } from './grand-illusion/describe.ts'
import { HEIGHTS } from './grand-illusion/frame.ts'
import { UNMOVED } from './grand-illusion/frontiers.ts'
import { projection } from './grand-illusion/places.ts'

/** A map the builder knows: what to take from the geodata, and how to describe it to the builder. */
export interface AtlasEntry {
  readonly source: SourcePlan
  describe(real: RealCountry): MapDescription
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
}
