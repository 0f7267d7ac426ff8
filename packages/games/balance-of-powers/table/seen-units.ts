/** Who stands where, as it lies on the map: nothing of it is hidden (§2.68). */
import type { Allegiance } from '../nations.ts'
import { allegianceOf, type State, whereIs } from '../state.ts'
import { isAirUnit, isLeader, isShip, printedEffectiveness, UNITS } from '../units.ts'

/** Units of one side in one place, those that fight best first, the leader below them. */
export interface Heap {
  readonly space: number
  readonly side: Allegiance
  readonly units: readonly number[]
}

const known = new WeakMap<State, readonly Heap[]>()

export function heapsOf(s: State): readonly Heap[] {
  const heaps = known.get(s) ?? gathered(s)
  known.set(s, heaps)
  return heaps
}

export const heapsAt = (s: State, space: number): readonly Heap[] =>
  heapsOf(s).filter((heap) => heap.space === space)

function gathered(s: State): Heap[] {
  const heaps = new Map<string, { space: number; side: Allegiance; units: number[] }>()
  for (let u = 0; u < UNITS; u++) {
    const space = whereIs(s, u)
    if (space < 0) continue
    const side = allegianceOf(s, u)
    const key = `${space}/${side}`
    const heap = heaps.get(key)
    if (heap) heap.units.push(u)
    else heaps.set(key, { space, side, units: [u] })
  }
  return [...heaps.values()].map(({ units, ...rest }) => ({ ...rest, units: inOrder(s, units) }))
}

/** Corps by effectiveness, then leaders, then what flies and what swims. */
function inOrder(s: State, units: readonly number[]): number[] {
  const rank = (u: number): number => (isShip(u) ? 3 : isAirUnit(u) ? 2 : isLeader(u) ? 1 : 0)
  const worth = (u: number): number => printedEffectiveness(u, s.flipped.get(u) === 1)
  return [...units].sort((a, b) => rank(a) - rank(b) || worth(b) - worth(a) || a - b)
}
