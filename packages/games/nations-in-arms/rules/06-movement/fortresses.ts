/** §9.1 Fortresses as far as movement and supply care: who holds them, and whether they are besieged. */
import { areAllied, areAtWar } from '../../allegiance.ts'
import { WORKS } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import { isArmy } from '../../pieces.ts'
import { fortressLevel, placeAt } from '../../places.ts'
import { isBox } from '../../spaces.ts'
import type { State } from '../../state.ts'
import { type Force, stepsIn } from '../02-units/force.ts'

/** §9.4(7) the level of the fortress in a space; 0 where there is none, or an inactive one */
export function levelAt(s: State, at: number): number {
  const p = isBox(at) ? NONE : placeAt(at)
  return p === NONE || s.works.has(p, WORKS.inactive) ? 0 : fortressLevel(at)
}
export const holderAt = (s: State, at: number): number => {
  const p = isBox(at) ? NONE : placeAt(at)
  return p === NONE ? NONE : s.holder.get(p)
}
export const isBesieged = (s: State, at: number): boolean =>
  levelAt(s, at) > 0 && s.besieged.get(placeAt(at)) > 0
/** a fortress of an enemy, besieged or not */
export const isEnemyFortress = (s: State, at: number, n: number): boolean =>
  levelAt(s, at) > 0 && areAtWar(s, holderAt(s, at), n)
/** §6.2.4(1) one that bars the way */
export const isOpenEnemyFortress = (s: State, at: number, n: number): boolean =>
  isEnemyFortress(s, at, n) && !isBesieged(s, at)
/** a fortress of one's own bloc that is not besieged */
export const isOwnFortress = (s: State, at: number, n: number): boolean =>
  levelAt(s, at) > 0 && areAllied(s, holderAt(s, at), n) && !isBesieged(s, at)

const NEEDS_AN_ARMY = 3
/** §9.1.1(1)a the force is strong enough to besiege a fortress of this level */
export const canBesiege = (s: State, force: Force, level: number): boolean =>
  level >= NEEDS_AN_ARMY ? force.some(isArmy) : stepsIn(s, force) >= level
