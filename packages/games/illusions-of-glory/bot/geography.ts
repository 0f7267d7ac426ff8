/** Distances overland, and the worth of a space to the side that holds it: facts of the map alone. */
import {
  fortAt,
  homeOf,
  isRegion,
  isSeaSpace,
  isSource,
  isVp,
  linkBetween,
  NEIGHBOURS,
  SEA_LANE,
  space,
  SPACES,
} from '../map.ts'
import { WILL_NATIONS } from '../sides.ts'

const all = Array.from({ length: SPACES }, (_, x) => x)
/** Spaces connected overland. */
export const LAND: readonly (readonly number[])[] = all.map((x) =>
  (NEIGHBOURS[x] as readonly number[]).filter((y) => linkBetween(x, y) !== SEA_LANE),
)

/** Longer distances all count the same. */
const FAR = 40

/** Steps from the nearest of these spaces, by space. `isOpen` says which spaces may be passed. */
export function stepsFrom(
  from: readonly number[],
  isOpen: (x: number) => boolean = () => true,
  most = FAR,
): Uint8Array {
  const steps = new Uint8Array(SPACES).fill(FAR)
  let ring = [...from]
  for (const x of ring) steps[x] = 0
  for (let step = 1; ring.length > 0 && step <= most; step++) {
    const next: number[] = []
    for (const x of ring)
      for (const y of LAND[x] as readonly number[]) {
        if ((steps[y] as number) <= step) continue
        steps[y] = step
        if (isOpen(y)) next.push(y)
      }
    ring = next
  }
  return steps
}

/** §14.2 The Serbian army draws its supply from Belgrade; Cetinje is beyond the mountains. */
const BELGRADE = space('Belgrade')
const LIFELINE = 0.8

/**
 * VP and what belongs to it: National Will of the home nation (§23.2.a), a source (§14.2), a fort, defensible
 * terrain.
 */
const worths = Float64Array.from(all, (x) => {
  if (isSeaSpace(x)) return 0
  const will = isVp(x) && (WILL_NATIONS as readonly number[]).includes(homeOf(x)) ? 0.15 : 0
  const ground = isRegion(x) ? 0.1 : 0.05
  const army = x === BELGRADE ? LIFELINE : 0
  return (isVp(x) ? 1 + will : 0) + army + (isSource(x) ? 0.15 : 0) + (fortAt(x) > 0 ? 0.1 : 0) + ground
})
/** In VP, for the side that takes it. */
export const spaceWorth = (x: number): number => worths[x] as number
