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

/** Figures at the ends of lines that end close together: moved so that each can be read. */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const moved = [...heights]
  for (const [place, n] of order.entries()) {
    const above = order[place - 1]
    const least = above === undefined ? -Infinity : (moved[above] ?? 0) + gap
    const height = heights[n] ?? 0
    if (above === undefined || height >= least) continue
    const push = (least - height) / 2
    moved[n] = height + push
    moved[above] = (moved[above] ?? 0) - push
  }
  return moved
}

/** Every label if they fit, else every second, third … */
export const everyNth = (count: number, room: number): number => Math.max(1, Math.ceil(count / room))
