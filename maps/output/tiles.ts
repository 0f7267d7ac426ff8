import type { MapDescription } from '@sandtable/cartography'
import type { Theme, TileLevel } from '@sandtable/presentation'
import sharp from 'sharp'
import { THEMES } from '../palette.ts'
import type { Window } from '../relief/window.ts'
import type { Press } from './press.ts'

export const TILE = 512
const SCALES = [0.5, 1]
const FINEST = 2

/** A file of the map and what is in it; paths have `/` everywhere. */
export interface Product {
  readonly path: string
  readonly bytes: Buffer
}

export const levelsOf = ({ width, height, finest = FINEST }: MapDescription): TileLevel[] =>
  [...SCALES, finest].map((scale, level) => ({
    level,
    scale,
    columns: Math.ceil((width * scale) / TILE),
    rows: Math.ceil((height * scale) / TILE),
  }))

export interface TilePlace {
  readonly level: TileLevel
  readonly column: number
  readonly row: number
}

export const tilePlaces = (map: MapDescription): TilePlace[] =>
  levelsOf(map).flatMap((level) =>
    Array.from({ length: level.rows * level.columns }, (_, i) => ({
      level,
      column: i % level.columns,
      row: Math.floor(i / level.columns),
    })),
  )

export const tilePath = (theme: Theme, { level, column, row }: TilePlace): string =>
  `${theme}/${level.level}/${column}-${row}.webp`

/** The finest level is looked at closely, but there is much of it. */
const quality = ({ scale }: TileLevel): number => (scale > 1 ? 82 : 86)

const webp = (level: TileLevel) => ({ quality: quality(level), effort: 5, smartSubsample: true })

function windowOf({ width, height }: MapDescription, { level, column, row }: TilePlace): Window {
  const left = column * TILE
  const top = row * TILE
  return {
    scale: level.scale,
    left,
    top,
    width: Math.min(TILE, Math.round(width * level.scale) - left),
    height: Math.min(TILE, Math.round(height * level.scale) - top),
  }
}

/** One tile in each theme. All tiles are square: beyond the sheet they are transparent. */
export async function printTile(press: Press, place: TilePlace): Promise<Product[]> {
  const window = windowOf(press.map, place)
  const { width, height } = window
  const prints = await press.print(window)
  const rest = { right: TILE - width, bottom: TILE - height }
  const whole = rest.right === 0 && rest.bottom === 0
  return Promise.all(
    THEMES.map(async (theme) => {
      const print = sharp(prints[theme], { raw: { width, height, channels: 3 } })
      const square = whole ? print : print.ensureAlpha().extend({ ...rest, background: '#00000000' })
      return { path: tilePath(theme, place), bytes: await square.webp(webp(place.level)).toBuffer() }
    }),
  )
}
