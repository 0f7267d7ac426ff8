import type { Box, Point, Polygon } from './geometry/point.ts'
import type { Projection } from './geometry/projection.ts'

/** Where the heights of a country lie, and how far apart they are. */
export interface HeightsFile {
  readonly box: Box
  readonly step: number
}

/** What to take from the geodata for a map. */
export interface SourcePlan {
  readonly heights: HeightsFile
  readonly projection: Projection
  /** the map has a coast */
  readonly coast?: true
  /** lakes that were there at the map's time, by their names in the source */
  readonly lakes?: readonly string[]
  /** frontiers of today that the map's time had too, as pairs of country codes */
  readonly borders?: readonly string[]
}

/** A river or a frontier of the real country, in map units. */
export interface RealLine {
  readonly name: string
  readonly course: readonly Point[]
}

/** What a map keeps of the real country in `ground/`, beside the heights. */
export interface RealCountry {
  readonly rivers: readonly RealLine[]
  /** outlines of the land; empty where the sheet has no sea */
  readonly land: readonly Polygon[]
  readonly lakes: readonly Polygon[]
  readonly borders: readonly RealLine[]
}
