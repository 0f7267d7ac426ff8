/** The value below which this share of the values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
export const p99 = (values: readonly number[]): number => quantile(values, 0.99)

/** Rounded to so many significant digits: more would only pretend. */
export const significant = (value: number, digits = 3): number => Number(value.toPrecision(digits))
