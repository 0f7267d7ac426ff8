import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MapDescription } from '@sandtable/cartography'
import type { Point } from '@sandtable/cartography/geometry'
import type { Theme } from '@sandtable/presentation'
import sharp from 'sharp'
import { foldersOf } from '../output/folders.ts'
import { levelsOf, TILE, tilePath, tilePlaces } from '../output/tiles.ts'
import type { Rgb } from '../palette.ts'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The committed tiles of one level as one picture, read in map units. */
export class Printed {
  private readonly pixels: Buffer
  private readonly width: number
  private readonly scale: number

  private constructor(pixels: Buffer, width: number, scale: number) {
    this.pixels = pixels
    this.width = width
    this.scale = scale
  }

  static async read(map: MapDescription, theme: Theme, level: number): Promise<Printed> {
    const { scale, columns, rows } = levelsOf(map)[level] as { scale: number; columns: number; rows: number }
    const tiles = tilePlaces(map).filter((place) => place.level.level === level)
    const { tiles: folder } = foldersOf(map.id, ROOT)
    const canvas = { width: columns * TILE, height: rows * TILE, channels: 3 as const, background: '#000' }
    const placed = tiles.map((place) => ({
      input: join(folder, tilePath(theme, place)),
      left: place.column * TILE,
      top: place.row * TILE,
    }))
    const pixels = await sharp({ create: canvas }).composite(placed).removeAlpha().raw().toBuffer()
    return new Printed(pixels, canvas.width, scale)
  }

  private pixel(x: number, y: number): Rgb {
    const i = (Math.floor(y * this.scale) * this.width + Math.floor(x * this.scale)) * 3
    return [this.pixels[i] as number, this.pixels[i + 1] as number, this.pixels[i + 2] as number]
  }

  /** All colours within a radius. */
  around([x, y]: Point, radius: number): Rgb[] {
    const found: Rgb[] = []
    const step = 1 / this.scale
    for (let dy = -radius; dy <= radius; dy += step)
      for (let dx = -radius; dx <= radius; dx += step)
        if (Math.hypot(dx, dy) <= radius) found.push(this.pixel(x + dx, y + dy))
    return found
  }
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export const brightness = ([red, green, blue]: Rgb): number => 0.3 * red + 0.59 * green + 0.11 * blue
/** More green than red */
export const greenness = ([red, green]: Rgb): number => green - red
/** More blue than red */
export const blueness = ([red, , blue]: Rgb): number => blue - red
