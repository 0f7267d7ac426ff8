const NANOSECONDS_PER_MS = 1e6

/** How long some work takes, in milliseconds. */
export function timed(work: () => unknown): number {
  const start = process.hrtime.bigint()
  work()
  return Number(process.hrtime.bigint() - start) / NANOSECONDS_PER_MS
}
