/** §9.7.2.c the nearest spaces that will do. */
import { NEIGHBOURS } from '../../map.ts'

/** all of the least distance, counted in links over any spaces; the place itself first */
export function nearest(from: number, willDo: (x: number) => boolean): number[] {
  const seen = new Set([from])
  for (let ring = [from]; ring.length > 0; ) {
    const found = ring.filter(willDo)
    if (found.length > 0) return found
    ring = ring.flatMap((x) => NEIGHBOURS[x] ?? []).filter((x) => !seen.has(x) && seen.add(x))
  }
  return []
}
