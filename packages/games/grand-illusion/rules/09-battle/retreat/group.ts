/** §9.4 a group on its way back: who is in it, where it may go, and whether there is room. */
import { isCombatUnit } from '../../../pieces.ts'
import type { Side } from '../../../sides.ts'
import { hexOf, put, type State } from '../../../state.ts'
import { canStack } from '../../08-action/stacking.ts'
import { retreatHexes } from './priorities.ts'

/** A group on its way. */
export interface Walkers {
  readonly side: Side
  readonly from: number
  units: number[]
  /** hexes the retreat has seen; it does not come back to them */
  been: number[]
}

export const walkers = (side: Side, from: number, units: readonly number[]): Walkers => ({
  side,
  from,
  units: [...units],
  been: [from],
})

export const hasFighters = (units: readonly number[]): boolean => units.some(isCombatUnit)

/** the hexes of the best priority */
export const options = (s: State, { units, side, been }: Walkers): readonly number[] =>
  retreatHexes(s, units, side, hexOf(s, units[0] as number), been)

/** those where they may stay; if no hex of the best priority has room, all of them (§9.4.3.c) */
export function fitting(s: State, group: Walkers): readonly number[] {
  const hexes = options(s, group)
  const roomy = hexes.filter((h) => canStack(s, group.units, h))
  return roomy.length > 0 ? roomy : hexes
}

/** they stand there already: would they fit if they came anew? */
export function isRoomy(s: State, { units }: Walkers): boolean {
  const h = hexOf(s, units[0] as number)
  for (const u of units) put(s, u, LIMBO)
  const fits = canStack(s, units, h)
  for (const u of units) put(s, u, h)
  return fits
}
/** nowhere, for the moment of a question */
const LIMBO = -1
