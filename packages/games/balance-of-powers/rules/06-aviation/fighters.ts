/** §6.3 Fighters and aces in a place. */
import { MARK } from '../../codes.ts'
import { enemyOf, SIDES, type Side } from '../../nations.ts'
import { isLand } from '../../places.ts'
import { isMarked, type State, whereIs } from '../../state.ts'
import { ACES, isAce, isAirUnit, isFighter } from '../../units.ts'

export const airUnitsAt = (s: State, side: Side, p: number): number[] =>
  s.derived.presence.unitsAt(p, side).filter(isAirUnit)
/** §6.452 §7.61 An air unit at sea that is not on patrol there is on board a ship, where it does nothing. */
export const isOnBoard = (s: State, u: number): boolean =>
  whereIs(s, u) >= 0 && !isLand(whereIs(s, u)) && !isMarked(s, u, MARK.patrolling)
export const fightersAt = (s: State, side: Side, p: number): number[] =>
  s.derived.presence.unitsAt(p, side).filter((u) => isFighter(u) && !isOnBoard(s, u))
export const acesAt = (s: State, side: Side, p: number): number[] =>
  s.derived.presence.unitsAt(p, side).filter(isAce)

/** §6.32 fighters of both sides are there */
export const isContested = (s: State, p: number): boolean =>
  SIDES.every((side) => fightersAt(s, side, p).length > 0)
export const hasEnemyFighters = (s: State, side: Side, p: number): boolean =>
  fightersAt(s, enemyOf(side), p).length > 0

/** §6.321 the ace this fighter is paired with in the dogfight under way, or undefined */
export const aceOf = (s: State, fighter: number): number | undefined =>
  ACES.find((_, i) => s.pairs.get(i) === fighter + 1)
