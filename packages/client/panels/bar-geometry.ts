import type { Chart } from '@sandtable/presentation'

export interface Bar {
  readonly x: number
  readonly width: number
  /** of the bar itself */
  readonly height: number
  readonly label: string
  readonly p: number
}

/** The full height stands for this chance: one scale for all charts side by side. */
export function commonScale(charts: readonly Chart[]): number {
  const highest = Math.max(0, ...charts.flatMap(({ bars }) => bars.map(({ p }) => p)))
  return Math.min(1, Math.max(0.4, highest))
}

const [WIDEST, GAP] = [23, 5]

/** Bars from left to right; a possible result is never invisible. */
export function barsOf(chart: Chart, scale: number, height: number, room: number): readonly Bar[] {
  const step = Math.min(WIDEST + GAP, room / Math.max(1, chart.bars.length))
  const width = Math.max(2, step - GAP)
  return chart.bars.map(({ label, p }, n) => ({
    x: n * step + GAP / 2,
    width,
    height: p > 0 ? Math.max(2, (p / scale) * height) : 0,
    label,
    p,
  }))
}
