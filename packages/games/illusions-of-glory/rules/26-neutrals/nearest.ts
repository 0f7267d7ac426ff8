/** §9.7.2.c The nearest suitable spaces. */
import { NEIGHBOURS } from '../../map.ts'

/**
 * All suitable spaces at the least distance, counted in connections over any spaces; the space itself comes
 * first.
 */
export function nearest(from: number, isSuitable: (x: number) => boolean): number[] {
  const seen = new Set([from])
  for (let ring = [from]; ring.length > 0; ) {
    const found = ring.filter(isSuitable)
    if (found.length > 0) return found
    ring = ring.flatMap((x) => NEIGHBOURS[x] ?? []).filter((x) => !seen.has(x) && seen.add(x))
  }
  return []
}
