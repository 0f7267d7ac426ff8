import type { HexGrid } from '@sandtable/board'
import { Canvas } from './canvas.ts'
import type { Paint } from './style.ts'
import { cut, widthOf } from './width.ts'

export interface Painted {
  readonly text: string
  readonly paint?: Paint
}

/** What stands in a hex: an upper and a lower line, made of parts. */
export interface HexFace {
  readonly upper: readonly Painted[]
  readonly lower: readonly Painted[]
}

/** A hexside with something on it, drawn with this character. */
interface HexSide {
  readonly char: string
  readonly paint: Paint
}

/** What to draw of a map of pointy-top hexes. */
export interface HexDrawing {
  readonly grid: HexGrid
  readonly hexes: readonly number[]
  face(hex: number): HexFace
  side(hex: number, direction: number): HexSide | undefined
  readonly line: Paint
}

/** Half the width of a hex, border included, and its height without the lower edge. */
export const HALF = 5
const HEIGHT = 3
const INSIDE = 2 * HALF - 1

/** The slanted sides as they look with nothing on them. */
const RISING = `  .-'`
const FALLING = `'-.  `

export interface Spot {
  /** in half hexes, to the right */
  readonly x: number
  /** in rows, downwards */
  readonly y: number
}

/** Where a hex lies on a sheet of characters. */
export function spotOf(grid: HexGrid, hex: number): Spot {
  const [x, y] = grid.center(hex)
  return { x: Math.round((x * 2) / Math.sqrt(3)), y: Math.round(y / 1.5) }
}

/** Hexes as lines of text, three lines a row. */
export function drawHexes(drawing: HexDrawing): string[] {
  const { grid, hexes } = drawing
  const spots = hexes.map((hex) => spotOf(grid, hex))
  const left = Math.min(...spots.map(({ x }) => x))
  const top = Math.min(...spots.map(({ y }) => y))
  const canvas = new Canvas()
  hexes.forEach((hex, i) => {
    const { x, y } = spots[i] as Spot
    drawHex(canvas, drawing, hex, (x - left) * HALF, (y - top) * HEIGHT)
  })
  return canvas.lines()
}

function drawHex(canvas: Canvas, drawing: HexDrawing, hex: number, x: number, y: number): void {
  for (let direction = 0; direction < 6; direction++) drawSide(canvas, drawing, hex, direction, x, y)
  const { upper, lower } = drawing.face(hex)
  fill(canvas, x + 1, y + 1, upper)
  fill(canvas, x + 1, y + 2, lower)
}

function drawSide(
  canvas: Canvas,
  drawing: HexDrawing,
  hex: number,
  direction: number,
  x: number,
  y: number,
): void {
  const { grid, line } = drawing
  const [right, down] = grid.bearing(direction)
  const side = drawing.side(hex, direction)
  const paint = side?.paint ?? line
  if (Math.abs(down) < 0.1) {
    const at = right > 0 ? x + 2 * HALF : x
    for (const dy of [1, 2]) canvas.put(at, y + dy, side?.char ?? '|', paint)
    return
  }
  // An upper left and a lower right side rise to the right; the two others fall.
  const plain = right > 0 === down > 0 ? RISING : FALLING
  const at = right > 0 ? x + HALF : x
  canvas.put(at, down > 0 ? y + HEIGHT : y, side ? side.char.repeat(HALF) : plain, paint)
}

function fill(canvas: Canvas, x: number, y: number, parts: readonly Painted[]): void {
  canvas.put(x, y, ' '.repeat(INSIDE))
  let at = x
  for (const { text, paint } of parts) {
    const kept = cut(text, x + INSIDE - at)
    canvas.put(at, y, kept, paint)
    at += widthOf(kept)
  }
}
