import type { MapDescription } from './description.ts'
import type { Point } from './geometry/point.ts'
import type { RealCountry, SourcePlan } from './source-plan.ts'

/** The map of a game for the builder: what to take from the geodata, and how to describe it. */
export interface DrawnMap {
  readonly source: SourcePlan
  describe(real: RealCountry): MapDescription
  readonly insets?: readonly Inset[]
}

/** A part of the country at another scale, in a frame on the sheet; it keeps its ground in a folder of its own. */
export interface Inset {
  readonly folder: string
  /** its top left corner: even numbers, so that it falls on whole pixels */
  readonly at: Point
  readonly map: DrawnMap
}
