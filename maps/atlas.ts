import { describeGalicia } from './battle-for-galicia/describe.ts'
import { HEIGHTS, projection } from './battle-for-galicia/frame.ts'
import type { MapDescription } from './description.ts'
import type { RealRiver, SourcePlan } from './extract/plan.ts'

/** A map the builder knows: what to take from the geodata, and how to describe it to the builder. */
export interface AtlasEntry {
  readonly source: SourcePlan
  describe(rivers: readonly RealRiver[]): MapDescription
}

export const ATLAS: Readonly<Record<string, AtlasEntry>> = {
  'battle-for-galicia': { source: { heights: HEIGHTS, projection }, describe: describeGalicia },
}
