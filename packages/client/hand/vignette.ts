/** The piece of the map that a card shows of the place it is about. */
import type { Point, Sheet, Theme } from '@sandtable/presentation'
import { levelFor, tilesOf } from '../board/tile-choice.ts'

export interface Frame {
  readonly width: number
  readonly height: number
  /** so many spaces lie across the picture */
  readonly spaces: number
}

export interface Vignette {
  /** tiles are drawn this large */
  readonly zoom: number
  /** corners of the tiles, in their own pixels from the place in the middle */
  readonly tiles: readonly (Point & { readonly source: string })[]
}

export function vignetteOf(sheet: Sheet, theme: Theme, space: number, frame: Frame): Vignette | undefined {
  const place = sheet.spaces[space]
  const scale = frame.width / (frame.spaces * stride(sheet))
  const level = levelFor(sheet.levels, scale)
  if (!place || !level) return undefined
  const zoom = scale / level.scale
  const [x, y] = [place.x * level.scale, place.y * level.scale]
  const side = sheet.tileSize
  const columns = tilesAcross(x, frame.width / zoom, side, level.columns)
  const rows = tilesAcross(y, frame.height / zoom, side, level.rows)
  const tiles = tilesOf({ left: columns[0], right: columns[1], top: rows[0], bottom: rows[1] })
  return {
    zoom,
    tiles: tiles.map(({ column, row }) => ({
      source: `maps/${sheet.id}/${theme}/${level.level}/${column}-${row}.webp`,
      x: column * side - x,
      y: row * side - y,
    })),
  }
}

/** From one space to the next: points lie apart. */
const stride = ({ kind, spaceWidth }: Sheet): number => (kind === 'points' ? APART * spaceWidth : spaceWidth)
const APART = 2.2

/** First and last tile of a stretch around a middle; beyond the edge of the map there are none. */
function tilesAcross(middle: number, length: number, side: number, count: number): readonly [number, number] {
  const at = (pixel: number): number => Math.min(Math.max(Math.floor(pixel / side), 0), count - 1)
  return [at(middle - length / 2), at(middle + length / 2)]
}
