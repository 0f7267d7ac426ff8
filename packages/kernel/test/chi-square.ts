/** How far counts stray from what was expected. */
export const chiSquare = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, i) => sum + (count - (expected[i] as number)) ** 2 / (expected[i] as number), 0)

/** Values that chance exceeds once in a thousand times, by degrees of freedom. */
export const ONE_IN_A_THOUSAND: Readonly<Record<number, number>> = { 5: 20.52, 10: 29.59, 23: 49.73 }

/** Counts how often each of n results comes up. */
export function countUp(n: number, times: number, next: () => number): number[] {
  const counts = Array.from({ length: n }, () => 0)
  for (let i = 0; i < times; i++) {
    const result = next()
    counts[result] = (counts[result] as number) + 1
  }
  return counts
}
