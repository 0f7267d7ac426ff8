/** §9.4 Retreating two hexes or more by choice. */
import { hexOf, isControlledBy, type State } from '../../../state.ts'
import { canStack } from '../../08-action/stacking.ts'
import type { Walkers } from './group.ts'
import { isAgainstWill, priorityOf, retreatHexes, THROUGH_CAVALRY } from './priorities.ts'

/** going on is for one's own hexes (§8.3.1), and not where one goes only if one must */
function isFree(s: State, { units, side }: Walkers, at: number, h: number): boolean {
  if (!isControlledBy(s, side, h) || isAgainstWill(units, at, h)) return false
  return priorityOf(s, units, side, at, h) < THROUGH_CAVALRY
}

/** hexes with room, and full ones that lead on to such: limits count where a retreat stops (§8.4.6.a) */
function freeWays(s: State, group: Walkers, at: number, been: readonly number[]): readonly number[] {
  const { units, side } = group
  const isWay = (h: number): boolean =>
    isFree(s, group, at, h) && (canStack(s, units, h) || freeWays(s, group, h, [...been, h]).length > 0)
  return retreatHexes(s, units, side, at, been).filter(isWay)
}

/** Where the group may go on to. */
export const waysOn = (s: State, group: Walkers): readonly number[] =>
  freeWays(s, group, hexOf(s, group.units[0] as number), group.been)
