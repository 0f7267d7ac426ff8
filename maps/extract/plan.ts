import type { Point } from '../geometry/point.ts'
import type { Projection } from '../geometry/projection.ts'
import type { HeightsFile } from '../relief/heights.ts'

/** What to take from the geodata for a map. */
export interface SourcePlan {
  readonly heights: HeightsFile
  readonly projection: Projection
}

/** A river of the real country, in map units. */
export interface RealRiver {
  readonly name: string
  readonly course: readonly Point[]
}
