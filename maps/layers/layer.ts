import type { MapDescription } from '@sandtable/cartography'
import { type Box, meet } from '@sandtable/cartography/geometry'
import type { Palette } from '../palette.ts'
import type { Ground } from '../relief/ground.ts'
import { element, type Piece } from './svg.ts'

/** Pieces drawn together, in order, under common attributes such as an opacity. */
export interface Layer {
  readonly pieces: readonly Piece[]
  readonly attributes?: Readonly<Record<string, string | number>>
  /** may lie on the frame and the margin; everything else ends with the country */
  readonly overFrame?: true
  /** lies on insets too; everything else ends with the main map */
  readonly overInsets?: true
}

/** What a layer may look at. */
export interface Scene {
  readonly map: MapDescription
  readonly ground: Ground
  readonly palette: Palette
}

export type DrawLayer = (scene: Scene) => readonly Layer[]

const GROUND_CLIP = 'ground'

function clipped(content: string, { left, top, right, bottom }: Box): string {
  const area = element('rect', { x: left, y: top, width: right - left, height: bottom - top })
  const clip = element('clipPath', { id: GROUND_CLIP }, area)
  return clip + element('g', { 'clip-path': `url(#${GROUND_CLIP})` }, content)
}

/** The part of a layer that lies in a box. */
function layerSvg({ pieces, attributes }: Layer, box: Box): string {
  const content = pieces.filter((piece) => meet(piece.box, box)).map(({ svg }) => svg)
  return content.length === 0 ? '' : element('g', attributes ?? {}, content.join(''))
}

const within = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom

/** The part of a drawing that lies in a box. Clipping is slow, so only boxes that need it are clipped. */
export function drawingSvg(layers: readonly Layer[], box: Box, ground: Box): string {
  const part = (over: boolean) =>
    layers
      .filter(({ overFrame }) => (overFrame === true) === over)
      .map((layer) => layerSvg(layer, box))
      .join('')
  return (within(box, ground) ? part(false) : clipped(part(false), ground)) + part(true)
}
