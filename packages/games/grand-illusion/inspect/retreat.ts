/** §9.4 where a stack could go, before it has been said that it goes together. */
import { sideOf } from '../pieces.ts'
import { fitting, walkers } from '../rules/09-battle/retreat/group.ts'
import type { State } from '../state.ts'

export function retreatWays(s: State, units: readonly number[], from: number): readonly number[] {
  const [first] = units
  return first === undefined ? [] : fitting(s, walkers(sideOf(first), from, units))
}
