import type { Locator } from 'playwright-core'
import { percent } from '../../panels/percent.ts'

/** Figures as people read them: value and percent, from the table behind a chart. */
type Figures = Readonly<Record<string, string>>

export async function figuresOf(chart: Locator): Promise<Figures> {
  const rows = await chart.getByRole('row').allInnerTexts()
  return Object.fromEntries(rows.slice(1).map((row) => row.trim().split(/\s+/) as [string, string]))
}

export const figures = (shares: ReadonlyMap<number, number>): Figures =>
  Object.fromEntries([...shares].sort(([a], [b]) => a - b).map(([value, p]) => [String(value), percent(p)]))
