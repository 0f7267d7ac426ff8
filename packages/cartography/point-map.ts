import type { Box, Point, Polyline } from './geometry/point.ts'
import type { Nation } from './nation.ts'

/** Spaces joined by lines, as they are printed. */
export interface PointMap {
  readonly spaces: readonly PointSpace[]
  readonly links: readonly PointLink[]
  readonly gates: readonly Gate[]
  /** frames of other maps within the sheet */
  readonly frames: readonly Box[]
  readonly key: MapKey
}

/** `none`: an island of no side; `sea`: a space of the sea */
export type PointNation =
  | Exclude<
      Nation,
      | 'france'
      | 'britain'
      | 'belgium'
      | 'luxembourg'
      | 'netherlands'
      | 'switzerland'
      | 'denmark'
      | 'prussia'
      | 'spain'
      | 'ottoman'
      | 'minor-a'
      | 'minor-b'
      | 'minor-c'
      | 'minor-d'
      | 'norway'
      | 'sweden'
    >
  | 'none'
  | 'sea'

/** What the printed signs look like, each beside its name. */
export interface MapKey {
  readonly links: readonly PointLink[]
  /** drawn small */
  readonly spaces: readonly PointSpace[]
  readonly signs: readonly KeySign[]
}

export interface KeySign {
  readonly at: Point
  readonly sign: 'fort' | 'port' | 'source'
}

export interface PointSpace {
  readonly id: string
  readonly at: Point
  readonly width: number
  readonly height: number
  readonly nation: PointNation
  /** a large one, with room for many counters */
  readonly isRegion: boolean
  readonly terrain: 'clear' | 'forest' | 'mountain' | 'swamp'
  /** strength of its fort; 0 where there is none */
  readonly fort: number
  readonly isPort: boolean
  readonly isSource: boolean
  /** worth points */
  readonly isVictory: boolean
}

export type PointLinkKind = 'single' | 'mixed' | 'road' | 'alpine' | 'sea'

export interface PointLink {
  readonly ends: readonly [string, string]
  readonly kind: PointLinkKind
  readonly line: Polyline
  /** it crosses a river or a strait: a bar lies here, in this direction */
  readonly bar?: { readonly at: Point; readonly along: number }
}

/** Where lines leave another map for a space of the main one; `way` leads from that space to it. */
export interface Gate {
  readonly at: Point
  readonly nation: PointNation
  readonly way: Polyline
}
