import type { Text } from '@sandtable/kernel'
import type { MapLabel } from '../packages/client/board/sheet.ts'
import type { Box, Point, Polygon, Polyline } from './geometry/point.ts'
import type { Projection } from './geometry/projection.ts'
import type { Course } from './geometry/waterways.ts'

/**
 * A map as the builder sees it: outlines, lines and marks in map units. Whether the spaces are hexes
 * or boxes, and which projection put them there, was settled by the map's own `describe`.
 */
export interface MapDescription {
  readonly id: string
  readonly width: number
  readonly height: number
  /** the part of the sheet that shows the country; the rest is margin for the title */
  readonly ground: Box
  readonly projection: Projection
  readonly relief: ReliefPlan
  /** outlines of hexes or boxes: the grid */
  readonly spaces: readonly Polygon[]
  readonly features: Features
  readonly labels: readonly MapLabel[]
  readonly legend: SheetTexts
  /** what the game's card in the lobby shows: centre and pixels a map unit */
  readonly card: { readonly centre: Point; readonly scale: number }
}

interface ReliefPlan {
  /** metres at which the seven colours of the height ramp lie */
  readonly ramp: readonly number[]
  /** how many times steeper than in nature the shading is */
  readonly exaggeration: number
  /** metres above which plains turn into hills, and hills into mountains */
  readonly hills: readonly [from: number, to: number]
  readonly mountains: readonly [from: number, to: number]
}

export interface Features {
  readonly woods: readonly Polygon[]
  readonly marshes: readonly Polygon[]
  /** spaces shaded because a side may not enter them yet */
  readonly closed: readonly Polygon[]
  readonly rivers: readonly River[]
  /** rivers of the real country that mean nothing to the game */
  readonly brooks: readonly Polyline[]
  readonly bridges: readonly Bridge[]
  readonly ridges: readonly Polyline[]
  readonly railways: readonly Polyline[]
  readonly frontier: Polyline
  /** land on one side of the frontier and on the other */
  readonly countries: readonly Country[]
  readonly towns: readonly Town[]
  readonly sources: readonly SupplySource[]
}

export interface River {
  readonly width: number
  readonly courses: readonly Course[]
}

interface Bridge {
  readonly at: Point
  /** direction of the water under it, in radians */
  readonly along: number
}

export type TownRank = 'town' | 'victory-town' | 'fortress'

export interface Town {
  readonly at: Point
  readonly rank: TownRank
}

/** Nations whose colours a map may need. */
export type Nation = 'austria-hungary' | 'russia'

export interface Country {
  readonly nation: Nation
  readonly outline: Polygon
}

export interface SupplySource {
  readonly nation: Nation
  readonly at: Point
  /** where supplies come in, in radians */
  readonly towards: number
}

/** Words and numbers that go into the sheet as they are. */
interface SheetTexts {
  readonly title: Text
  readonly subtitle: Text
  readonly cartouche: { readonly x: number; readonly y: number }
  readonly credits: readonly string[]
  readonly north: number
  readonly kilometresPerUnit: number
}
