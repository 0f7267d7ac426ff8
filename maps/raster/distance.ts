import { type Box, densify, type Point, type Polygon, type Polyline } from '@sandtable/cartography/geometry'
import { Field } from './field.ts'

const FAR = 1e12

/** Squared distances along one line after the other, in the same room. */
class LineDistances {
  /** in: what every point has already; out: what it has along the line */
  readonly squares: Float64Array
  private readonly before: Float64Array
  private readonly nearest: Int32Array
  private readonly border: Float64Array

  constructor(longest: number) {
    this.squares = new Float64Array(longest)
    this.before = new Float64Array(longest)
    this.nearest = new Int32Array(longest)
    this.border = new Float64Array(longest + 1)
  }

  /** Where the parabola of one point begins to lie below that of another. */
  private cut(q: number, v: number): number {
    const { before } = this
    return ((before[q] as number) + q * q - ((before[v] as number) + v * v)) / (2 * q - 2 * v)
  }

  /** Lower envelope of parabolas (Felzenszwalb and Huttenlocher). */
  transform(count: number): void {
    const { squares, before, nearest, border } = this
    before.set(squares)
    nearest[0] = 0
    border[0] = -Infinity
    let k = 0
    for (let q = 1; q < count; q++) {
      let from = this.cut(q, nearest[k] as number)
      while (from <= (border[k] as number)) from = this.cut(q, nearest[--k] as number)
      border[++k] = from
      nearest[k] = q
    }
    border[k + 1] = Infinity
    for (let q = 0, i = 0; q < count; q++) {
      while ((border[i + 1] as number) < q) i++
      const v = nearest[i] as number
      squares[q] = (q - v) * (q - v) + (before[v] as number)
    }
  }
}

/** Distance, in map units, from every grid point to the nearest one that is marked. */
function distances(marked: Uint8Array, frame: Field): Field {
  const { columns, rows, step } = frame
  const squares = new Float64Array(marked.length)
  const line = new LineDistances(Math.max(columns, rows))
  for (let c = 0; c < columns; c++) {
    for (let r = 0; r < rows; r++) line.squares[r] = marked[r * columns + c] ? 0 : FAR
    line.transform(rows)
    for (let r = 0; r < rows; r++) squares[r * columns + c] = line.squares[r] as number
  }
  for (let r = 0; r < rows; r++) {
    line.squares.set(squares.subarray(r * columns, (r + 1) * columns))
    line.transform(columns)
    squares.set(line.squares.subarray(0, columns), r * columns)
  }
  return frame.map((_v, _x, _y, i) => Math.sqrt(squares[i] as number) * step)
}

/** Distance to the nearest of some lines. */
export function distanceToLines(lines: readonly Polyline[], box: Box, step: number): Field {
  const frame = new Field(box, step)
  const marked = new Uint8Array(frame.values.length)
  for (const [x, y] of lines.flatMap((line) => densify(line, step / 2))) {
    const c = Math.round((x - box.left) / step)
    const r = Math.round((y - box.top) / step)
    if (c >= 0 && r >= 0 && c < frame.columns && r < frame.rows) marked[r * frame.columns + c] = 1
  }
  return distances(marked, frame)
}

/** Where the outline crosses a horizontal line. */
function crossings(outline: Polygon, y: number): number[] {
  const xs: number[] = []
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point
    if (a[1] > y !== b[1] > y) xs.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
  })
  return xs.sort((a, b) => a - b)
}

function fill(marked: Uint8Array, frame: Field, outline: Polygon, mark = 1): void {
  const { box, step, columns, rows } = frame
  const ys = outline.map(([, y]) => y)
  const first = Math.max(0, Math.ceil((Math.min(...ys) - box.top) / step))
  const last = Math.min(rows - 1, Math.floor((Math.max(...ys) - box.top) / step))
  for (let r = first; r <= last; r++) {
    const xs = crossings(outline, box.top + r * step)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil(((xs[i] as number) - box.left) / step))
      const to = Math.min(columns - 1, Math.floor(((xs[i + 1] as number) - box.left) / step))
      if (to >= from) marked.fill(mark, r * columns + from, r * columns + to + 1)
    }
  }
}

/** Distance to the common edge of some areas without their holes: positive inside, negative outside. */
export function depthInside(
  areas: readonly Polygon[],
  box: Box,
  step: number,
  holes: readonly Polygon[] = [],
): Field {
  const frame = new Field(box, step)
  const marked = new Uint8Array(frame.values.length)
  for (const outline of areas) fill(marked, frame, outline)
  for (const outline of holes) fill(marked, frame, outline, 0)
  const out = distances(marked, frame)
  const deep = distances(
    marked.map((mark) => 1 - mark),
    frame,
  )
  return frame.map((_v, _x, _y, i) => (marked[i] ? (deep.values[i] as number) : -(out.values[i] as number)))
}
