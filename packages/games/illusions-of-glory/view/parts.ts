/**
 * Parts of the picture that are given out again as long as they show the same; most of the map stays as it is from one
 * look to the next. A part is drawn from its row of numbers and from nothing else, so it does not matter whose position
 * it was drawn for first.
 */
import type { Json } from '@sandtable/kernel'

export class Parts {
  /** to be filled in before a part is asked for */
  readonly row: Int16Array
  private readonly rows: Int16Array
  private readonly drawn: (Json | undefined)[]
  private readonly draw: (i: number, row: Int16Array) => Json

  constructor(count: number, width: number, draw: (i: number, row: Int16Array) => Json) {
    this.row = new Int16Array(width)
    this.rows = new Int16Array(count * width)
    this.drawn = Array.from({ length: count }, () => undefined)
    this.draw = draw
  }

  /** the part with this number, as the row says */
  of(i: number): Json {
    const known = this.drawn[i]
    if (known !== undefined && this.isSame(i)) return known
    this.rows.set(this.row, i * this.row.length)
    const part = this.draw(i, this.row)
    this.drawn[i] = part
    return part
  }

  private isSame(i: number): boolean {
    const { row, rows } = this
    const start = i * row.length
    for (let at = 0; at < row.length; at++) if (rows[start + at] !== row[at]) return false
    return true
  }
}
