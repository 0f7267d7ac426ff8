import { type Box, densify, type Point, type Polygon, type Polyline } from '@sandtable/cartography/geometry'
import { Field } from './field.ts'

const FAR = 1e12

/** Lower envelope of parabolas (Felzenszwalb and Huttenlocher): squared distances along one line. */
function transform(line: Float64Array, count: number): Float64Array {
  const nearest = new Int32Array(count)
  const border = new Float64Array(count + 1).fill(-Infinity)
  const cut = (q: number, v: number) =>
    ((line[q] as number) + q * q - ((line[v] as number) + v * v)) / (2 * q - 2 * v)
  let k = 0
  for (let q = 1; q < count; q++) {
    while (k >= 0 && cut(q, nearest[k] as number) <= (border[k] as number)) k--
    border[k + 1] = k < 0 ? -Infinity : cut(q, nearest[k] as number)
    nearest[++k] = q
  }
  border[k + 1] = Infinity
  const result = new Float64Array(count)
  for (let q = 0, i = 0; q < count; q++) {
    while ((border[i + 1] as number) < q) i++
    const v = nearest[i] as number
    result[q] = (q - v) * (q - v) + (line[v] as number)
  }
  return result
}

/** Distance, in map units, from every grid point to the nearest one that is marked. */
function distances(marked: Uint8Array, frame: Field): Field {
  const { columns, rows, step } = frame
  const squares = Float64Array.from(marked, (mark) => (mark ? 0 : FAR))
  for (let c = 0; c < columns; c++) {
    const line = Float64Array.from({ length: rows }, (_, r) => squares[r * columns + c] as number)
    transform(line, rows).forEach((value, r) => (squares[r * columns + c] = value))
  }
  for (let r = 0; r < rows; r++)
    squares.set(transform(squares.slice(r * columns, (r + 1) * columns), columns), r * columns)
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
