/**
 * A round number at or above the largest value, for the top of a chart. Of whole values its half, the middle
 * of the axis, is whole too.
 */
export function roundTop(values: readonly number[]): number {
  const largest = Math.max(1, ...values)
  const unit = 10 ** Math.floor(Math.log10(largest))
  const isWhole = values.every((value) => Number.isInteger(value))
  const steps = [1, 2, 2.5, 3, 4, 5, 6, 8, 10, 20].map((step) => step * unit)
  return steps.find((step) => step >= largest && (!isWhole || step % 2 === 0)) ?? largest
}

/** Values below nothing move the foot of the chart. */
export const footOf = (values: readonly number[]): number => {
  const least = Math.min(0, ...values)
  return least < 0 ? -roundTop([-least]) : 0
}

export interface Frame {
  readonly width: number
  readonly height: number
  readonly foot: number
  readonly top: number
  readonly count: number
}

export const xOf = ({ width, count }: Frame, n: number): number =>
  count < 2 ? width / 2 : (n / (count - 1)) * width

export const yOf = ({ height, foot, top }: Frame, value: number): number =>
  height - ((value - foot) / (top - foot)) * height

/** A line through the values from left to right. */
export const pathOf = (frame: Frame, values: readonly number[]): string =>
  values
    .map((value, n) => `${n === 0 ? 'M' : 'L'}${xOf(frame, n).toFixed(1)} ${yOf(frame, value).toFixed(1)}`)
    .join('')

/** Figures that would lie over each other and stand in a column instead, about the middle of where they belong. */
interface Column {
  readonly members: readonly number[]
  readonly middle: number
}

/** Figures at the ends of lines that end close together: moved so that each can be read. */
export function spread(heights: readonly number[], gap: number): number[] {
  const heightOf = (n: number): number => heights[n] ?? 0
  const topOf = ({ members, middle }: Column): number => middle - ((members.length - 1) * gap) / 2
  const footOf = ({ members, middle }: Column): number => middle + ((members.length - 1) * gap) / 2
  const columnOf = (members: readonly number[]): Column => ({
    members,
    middle: members.reduce((sum, n) => sum + heightOf(n), 0) / members.length,
  })
  const columns: Column[] = []
  for (const n of heights.map((_, at) => at).sort((a, b) => heightOf(a) - heightOf(b))) {
    let last = columnOf([n])
    for (let above = columns.at(-1); above && footOf(above) + gap > topOf(last); above = columns.at(-1)) {
      columns.pop()
      last = columnOf([...above.members, ...last.members])
    }
    columns.push(last)
  }
  const moved = [...heights]
  for (const column of columns)
    for (const [at, n] of column.members.entries()) moved[n] = topOf(column) + at * gap
  return moved
}

/** Every label if they fit, else every second, third … */
export const everyNth = (count: number, room: number): number => Math.max(1, Math.ceil(count / room))
