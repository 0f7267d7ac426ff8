/** Which tiles of the map are needed. */
import type { SheetData, TileLevel } from '@sandtable/presentation'
import { type Camera, clamp, type Size, toMap } from './camera.ts'

/** Columns and rows, first and last included. */
export interface TileRange {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface Tile {
  readonly column: number
  readonly row: number
}

/** The smallest level that is sharp at this scale; a little blur is taken for a quarter of the bytes. */
export function levelFor(levels: readonly TileLevel[], scale: number): TileLevel | undefined {
  const byScale = [...levels].sort((a, b) => a.scale - b.scale)
  return byScale.find((level) => level.scale >= scale * 0.85) ?? byScale.at(-1)
}

/** Tiles in the window, and half a window around it. */
export function tilesInWindow(sheet: SheetData, level: TileLevel, camera: Camera, window: Size): TileRange {
  const side = sheet.tileSize / level.scale
  const start = toMap(camera, { x: -window.width / 2, y: -window.height / 2 })
  const end = toMap(camera, { x: window.width * 1.5, y: window.height * 1.5 })
  const column = (x: number) => clamp(Math.floor(x / side), 0, level.columns - 1)
  const row = (y: number) => clamp(Math.floor(y / side), 0, level.rows - 1)
  return { left: column(start.x), right: column(end.x), top: row(start.y), bottom: row(end.y) }
}

export const sameRange = (a: TileRange | undefined, b: TileRange | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.left === b.left &&
  a.right === b.right &&
  a.top === b.top &&
  a.bottom === b.bottom

export const wholeLevel = ({ columns, rows }: TileLevel): TileRange => ({
  left: 0,
  right: columns - 1,
  top: 0,
  bottom: rows - 1,
})

export function tilesOf({ left, right, top, bottom }: TileRange): Tile[] {
  const tiles: Tile[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) tiles.push({ column, row })
  return tiles
}
