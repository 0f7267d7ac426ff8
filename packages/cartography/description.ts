import type { Text } from '@sandtable/kernel'
import type { MapLabel } from '@sandtable/presentation'
import type { Box, Point, Polygon, Polyline } from './geometry/point.ts'
import type { Projection } from './geometry/projection.ts'
import type { Course } from './geometry/waterways.ts'
import type { Nation } from './nation.ts'
import type { PointMap } from './point-map.ts'
import type { RealCountry, SourcePlan } from './source-plan.ts'

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
  /** those of them whose sides are drawn, where not all are */
  readonly gridded?: readonly Polygon[]
  /** pixels a map unit of the finest tiles, where it is not the usual two */
  readonly finest?: number
  readonly features: Features
  readonly marks: PrintedMarks
  /** how many times broader and stronger than usual the grid is: large spaces need it */
  readonly gridStrength?: number
  /** of their usual strength: less where woods mean nothing to the game */
  readonly woodStrength?: number
  /** spaces and lines of a point-to-point map */
  readonly points?: PointMap
  /** of the paper over the country outside the grid; less where the country matters */
  readonly veilStrength?: number
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
  /** outlines of the land; empty where the sheet has no sea */
  readonly land: readonly Polygon[]
  readonly lakes?: readonly Polygon[]
  readonly woods: readonly Polygon[]
  readonly marshes: readonly Polygon[]
  /** spaces that are mountains to the game, however high the country is */
  readonly mountains?: readonly Polygon[]
  readonly deserts?: readonly Polygon[]
  /** spaces shaded because a side may not enter them yet */
  readonly closed: readonly Polygon[]
  readonly rivers: readonly River[]
  /** rivers of the real country that mean nothing to the game */
  readonly brooks: readonly Brook[]
  readonly bridges: readonly Bridge[]
  readonly ridges: readonly Polyline[]
  readonly railways: readonly Polyline[]
  /** ways through mountains */
  readonly roads?: readonly Polyline[]
  readonly frontiers: readonly Polyline[]
  /** between provinces of a country */
  readonly provinces?: readonly Polyline[]
  /** between zones of the sea */
  readonly waters?: readonly Polyline[]
  readonly countries: readonly Country[]
  readonly towns: readonly Town[]
  /** towns of a map that has fortresses of several levels */
  readonly cities?: readonly City[]
  readonly sources: readonly SupplySource[]
}

export interface Brook {
  readonly line: Polyline
  readonly width: number
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

/** `victory-town` is worth points to the side that the colour red stands for, `aim` to the other */
export type TownRank = 'town' | 'victory-town' | 'aim' | 'capital' | 'fortress'

export interface Town {
  readonly at: Point
  readonly rank: TownRank
}

/** A town, or an eight-pointed star with the level of its fortress. */
export interface City {
  readonly at: Point
  /** 0 without a fortress */
  readonly level: number
  readonly capital?: 'major' | 'minor' | 'province'
  readonly star?: 'red' | 'gold'
}

export interface Country {
  readonly nation: Nation
  readonly outline: Polygon
  /** what else is its land */
  readonly others?: readonly Polygon[]
}

/** An arrow in the colours of a flag, at the edge of the map. */
export interface SupplySource {
  readonly nation: 'austria-hungary' | 'russia'
  readonly at: Point
  /** where supplies come in, in radians */
  readonly towards: number
}

/** Signs that the game prints in its spaces and on their sides. */
export interface PrintedMarks {
  readonly numbers: readonly SpaceNumber[]
  readonly tags: readonly Tag[]
  readonly badges: readonly Badge[]
  readonly obstacles: readonly Obstacle[]
  readonly zones: readonly Zone[]
  readonly peaks: readonly Point[]
  readonly ports?: readonly Point[]
  readonly passes?: readonly Pass[]
  readonly harbours?: readonly Harbour[]
  readonly straits?: readonly Strait[]
  /** of the figures of `numbers`; without it they are large */
  readonly numberHeight?: number
  /** a panel of paper for the title */
  readonly panel?: Box
}

export const NO_MARKS: PrintedMarks = {
  numbers: [],
  tags: [],
  badges: [],
  obstacles: [],
  zones: [],
  peaks: [],
}

export interface SpaceNumber {
  readonly at: Point
  readonly text: string
  /** on a black box */
  readonly boxed: boolean
}

export type TagColour = 'yellow' | 'red' | 'blue'

/** A small box with signs of the map's own lettering. */
export interface Tag {
  readonly at: Point
  readonly colour: TagColour
  readonly text: string
  /** a lesser one beneath another */
  readonly small?: true
}

/** A round sign in the colour of a nation: its supplies come from here. */
export interface Badge {
  readonly at: Point
  readonly nation: 'france' | 'britain' | 'belgium' | 'germany'
}

/** Red diamonds on the side of a space: one slows, three close it. */
export interface Obstacle {
  readonly at: Point
  /** direction of the side, in radians */
  readonly along: number
  readonly diamonds: 1 | 3
}

/** A way over the mountains, across the side of a space. */
export interface Pass {
  readonly at: Point
  /** direction of the side, in radians */
  readonly along: number
  /** slow even so */
  readonly isAlpine: boolean
}

/** A box off a port where a fleet may lie, with a line from the town. */
export interface Harbour {
  readonly at: Point
  readonly town: Point
  readonly trade?: number
  readonly hasShipyard: boolean
}

/** An arrow across the water. */
export interface Strait {
  readonly at: Point
  /** direction of the crossing, in radians */
  readonly across: number
}

/** Spaces that belong together, with a dotted line around them. */
export interface Zone {
  readonly colour: 'blue' | 'black'
  readonly edges: readonly Polyline[]
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
