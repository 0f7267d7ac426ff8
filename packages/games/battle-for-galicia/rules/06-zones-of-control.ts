/** Chapter 6: zones of control. The zones themselves are kept with the state (§6.0, §6.1). */
import { DATA } from '../data/load.ts'
import type { Side } from '../sides.ts'
import { isHeldBy, isInEnemyZone, type State } from '../state.ts'

const { enter, leave, fromZocToZoc } = DATA.tables.zoc

/** §6.3 §aid.mp-summary extra MPs between two hexes; friends do not help here */
export function zoneCost(s: State, side: Side, from: number, to: number): number {
  const leaves = isInEnemyZone(s, side, from)
  const enters = isInEnemyZone(s, side, to)
  if (leaves && enters) return fromZocToZoc
  return (leaves ? leave : 0) + (enters ? enter : 0)
}

/** §6.3 extra MPs for a unit that comes from off the map */
export const zoneEntryCost = (s: State, side: Side, to: number): number =>
  isInEnemyZone(s, side, to) ? enter : 0

/** §6.2 for supply (and §11.2, §12.1.3) a friendly unit in the hex negates the enemy's zone */
export const isInOpenEnemyZone = (s: State, side: Side, h: number): boolean =>
  isInEnemyZone(s, side, h) && !isHeldBy(s, side, h)
