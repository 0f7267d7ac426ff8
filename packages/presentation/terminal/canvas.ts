import type { Paint } from './style.ts'
import { charWidth } from './width.ts'

interface Spot {
  readonly char: string
  readonly paint: Paint | undefined
}

/** A sheet of characters to draw on. */
export class Canvas {
  readonly #rows: Spot[][] = []

  /** Puts a text down; what would lie left of or above the sheet is lost. */
  put(x: number, y: number, text: string, paint?: Paint): void {
    if (y < 0) return
    while (this.#rows.length <= y) this.#rows.push([])
    const row = this.#rows[y] as Spot[]
    let at = x
    for (const char of text) {
      if (at >= 0) place(row, at, { char, paint })
      // The second half of a wide character is an empty spot.
      if (charWidth(char) === 2) place(row, at + 1, { char: '', paint })
      at += charWidth(char)
    }
  }

  lines(): string[] {
    return this.#rows.map((row) => runsOf(row).trimEnd())
  }
}

const BLANK: Spot = { char: ' ', paint: undefined }

function place(row: Spot[], x: number, spot: Spot): void {
  while (row.length < x) row.push(BLANK)
  row[x] = spot
}

/** Neighbouring spots of one colour are painted together. */
function runsOf(row: readonly Spot[]): string {
  let line = ''
  for (let start = 0; start < row.length; ) {
    const { paint } = row[start] as Spot
    let end = start
    let text = ''
    while (end < row.length && row[end]?.paint === paint) text += (row[end++] as Spot).char
    line += paint ? paint(text) : text
    start = end
  }
  return line
}
