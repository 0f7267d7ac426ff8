import type { Language, Text } from '@sandtable/kernel'
import type { Point, SpaceShape } from './models.ts'

export type Theme = 'light' | 'dark'

/** A level of the tile pyramid: `scale` pixels a map unit. */
export interface TileLevel {
  readonly level: number
  readonly scale: number
  readonly columns: number
  readonly rows: number
}

export type LabelKind =
  | 'town'
  | 'victory-town'
  | 'fortress'
  | 'region'
  /** of a country, seen from nearby only */
  | 'province'
  | 'country'
  | 'sea'
  | 'river'
  | 'border'
  /** a pass or a battlefield: seen from nearby only */
  | 'spot'
  /** a rule that the map itself reminds of */
  | 'note'
  /** what a sign of the printed key means: begins at its place */
  | 'key'

/** A name on the map, in both languages; `angle` in degrees, clockwise. */
export interface MapLabel {
  readonly kind: LabelKind
  readonly x: number
  readonly y: number
  readonly angle?: number
  readonly text: Text
  /** how many times larger the name of a land or a sea is from afar, where the map is wide */
  readonly far?: number
  /** a tag beside a victory town: points for taking / holding it */
  readonly tag?: string
}

/** Where a space of a point-to-point map lies, in map units; larger than the others only where it says so. */
export interface Place {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width?: number
  readonly height?: number
}

/** What the map builder makes beside the tiles: `map/sheet.json` of a game. */
export interface SheetData {
  readonly id: string
  /** in map units */
  readonly width: number
  readonly height: number
  readonly tileSize: number
  readonly levels: readonly TileLevel[]
  readonly labels: readonly MapLabel[]
  /** degrees clockwise from the top of the map to north */
  readonly north: number
  readonly kilometresPerUnit: number
  readonly title: Text
  readonly subtitle: Text
  /** where the title lies: its top left corner */
  readonly cartouche: Point
  readonly credits: readonly string[]
  /** the tiles show the numbers of the spaces */
  readonly hasNumbers?: true
  /** of a point-to-point map */
  readonly places?: readonly Place[]
}

export type Arrow = 'right' | 'down' | 'left' | 'up'

/** A map as the board needs it. */
export interface Sheet extends SheetData {
  /** spaces that touch and have numbers, or spaces that lie apart and have names */
  readonly kind: 'hexes' | 'points'
  readonly spaces: readonly SpaceShape[]
  /** corners of a space's outline around its centre, in map units; a space may have an outline of its own */
  readonly outline: readonly Point[]
  /** width of a hex or a space, in map units */
  readonly spaceWidth: number
  /** of a counter, in map units */
  readonly counterWidth: number
  /** directions in which an arrow key may go, the nearest to it first */
  readonly arrows: Readonly<Record<Arrow, readonly number[]>>
  /** the space under a point of the map, or -1: arithmetic, never the DOM */
  spaceAt(x: number, y: number): number
  /** the neighbour in each direction, -1 where there is none; directions clockwise from the right, the first at it or next after it */
  neighbour(space: number, direction: number): number
  /** length of the scale bar, in map units */
  readonly measure: number
  /** what the scale bar says */
  kilometresText(language: Language): string
  /** what a quarter of it says, for where all of it would be too long; without one the text says enough */
  readonly quarterText?: string
}
