/**
 * Sieges. A fort is besieged if enough enemy troops are in its space; the state holds no
 * marker for it.
 */
import { fortAt, isRegion } from '../../map.ts'
import { BLACK_SEA_SCU, isDivision, isLcu, isTroops } from '../../pieces.ts'
import { enemyOf, NO_SIDE, SIDES, type Side } from '../../sides.ts'
import { campOf, controlOf, hasFort, piecesAt, presenceOf, spaceOf, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'

/** §20.3.1.a One LCU, or as many SCUs as the CF of the fort; §25.5.d the Black Sea division alone. HQs and artillery do not count (§27.0.a). */
export const isEnoughForSiege = (pieces: readonly number[], x: number): boolean =>
  pieces.includes(BLACK_SEA_SCU) ||
  pieces.filter(isLcu).length >= TABLES.siege.lcus ||
  pieces.filter(isDivision).length >= fortAt(x)

/** Troops of a side in the space of an undestroyed fort that is not its own. */
export const besiegers = (s: State, side: Side, x: number): number[] =>
  isForeignFort(s, side, x) ? piecesAt(s, side, x).filter(isTroops) : []

/** Besieged by either side. A fort belongs to the side that controls its space. */
export function isBesieged(s: State, x: number): boolean {
  if (!hasFort(s, x)) return false
  const owner = controlOf(s, x)
  if (owner !== NO_SIDE) return isBesiegedBy(s, enemyOf(owner), x)
  return SIDES.some((side) => isBesiegedBy(s, side, x))
}
/**
 * The same as `isEnoughForSiege` for the besiegers of a fort that is not the side's own, by counts alone, because it
 * is called very often.
 */
export function isBesiegedBy(s: State, side: Side, x: number): boolean {
  const there = presenceOf(s, side)
  if (there.lcus(x) >= TABLES.siege.lcus || there.divisions(x) >= fortAt(x)) return true
  return spaceOf(s, BLACK_SEA_SCU) === x && campOf(s, BLACK_SEA_SCU) === side
}

/**
 * §10.4.a Enemy troops are in the space, perhaps too few for a siege: no other units may enter it. Regions do
 * not count.
 */
export const hasEnemyTroops = (s: State, side: Side, x: number): boolean =>
  !isRegion(x) && presenceOf(s, enemyOf(side)).troops(x) > 0

/** Besiegers that may leave without breaking the siege. */
export function spareBesiegers(s: State, side: Side, x: number): number[] {
  const there = besiegers(s, side, x)
  return there.filter((p) =>
    isEnoughForSiege(
      there.filter((q) => q !== p),
      x,
    ),
  )
}

/** §20.1.5.a An undestroyed fort in a space the side does not control, neutral Greek forts included. */
export const isForeignFort = (s: State, side: Side, x: number): boolean =>
  hasFort(s, x) && controlOf(s, x) !== side
/** The side has troops in the space of such a fort, perhaps too few to besiege it. */
export const isBesieger = (s: State, side: Side, x: number): boolean =>
  isForeignFort(s, side, x) && presenceOf(s, side).troops(x) > 0
