/** How long some work takes, in milliseconds. */
export function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
