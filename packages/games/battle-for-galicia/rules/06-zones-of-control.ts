/** Chapter 6: zones of control. The zones themselves are kept with the state (§6.0, §6.1). */
import { DATA } from '../data/load.ts'
import type { Side } from '../sides.ts'
import { isHeldBy, isInEnemyZone, type State } from '../state.ts'

const { enter, leave, fromZocToZoc } = DATA.tables.zoc

/** §6.3 §aid.mp-summary extra MPs for leaving and entering enemy zones; friends do not help here */
export function zoneSurcharge(leaves: boolean, enters: boolean): number {
  if (leaves && enters) return fromZocToZoc
  return (leaves ? leave : 0) + (enters ? enter : 0)
}

export const zoneCost = (s: State, side: Side, from: number, to: number): number =>
  zoneSurcharge(isInEnemyZone(s, side, from), isInEnemyZone(s, side, to))

/** §6.3 extra MPs for a unit that comes from off the map */
export const zoneEntryCost = (s: State, side: Side, to: number): number =>
  isInEnemyZone(s, side, to) ? enter : 0

/** §6.2 for supply (and §11.2, §12.1.3) a friendly unit in the hex negates the enemy's zone */
export const isInOpenEnemyZone = (s: State, side: Side, h: number): boolean =>
  isInEnemyZone(s, side, h) && !isHeldBy(s, side, h)
