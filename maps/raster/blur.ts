import { Field } from './field.ts'

const PASSES = 3

/** A running mean along one line of the grid: `start` and `stride` say which. */
function mean(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  reach: number,
) {
  const at = (i: number) => from[start + Math.max(0, Math.min(count - 1, i)) * stride] as number
  let sum = 0
  for (let i = -reach; i <= reach; i++) sum += at(i)
  for (let i = 0; i < count; i++) {
    to[start + i * stride] = sum / (2 * reach + 1)
    sum += at(i + reach + 1) - at(i - reach)
  }
}

/** Softens a field over about `radius` map units (three running means come close to a bell curve). */
export function blur(field: Field, radius: number): Field {
  const { columns, rows, box, step } = field
  const reach = Math.max(1, Math.round(radius / step))
  let from: Float32Array = Float32Array.from(field.values)
  let to: Float32Array = new Float32Array(from.length)
  for (let pass = 0; pass < PASSES; pass++) {
    for (let r = 0; r < rows; r++) mean(from, to, r * columns, 1, columns, reach)
    ;[from, to] = [to, from]
    for (let c = 0; c < columns; c++) mean(from, to, c, columns, rows, reach)
    ;[from, to] = [to, from]
  }
  return new Field(box, step, from)
}
