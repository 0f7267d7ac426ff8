/** §9.8.a §12.2.E When a card fits the combat under way. */
import type { CombatCondition, CombatRole, UnitFilter } from '../data/card-types.ts'
import type { Fight } from '../illusions-of-glory.ts'
import { nationsNow } from '../rules/03-dual-nationality.ts'
import { enemyOf, type Side } from '../sides.ts'
import type { State } from '../state.ts'
import { fitsFilter, matches, mustFit } from './where.ts'

/** The side in a role; -1 for uprisings and neutral Greek units. */
export function sideIn(fight: Fight, role: CombatRole): Side | -1 {
  if (role === 'attacker') return fight.attacker
  return fight.defender === enemyOf(fight.attacker) ? enemyOf(fight.attacker) : -1
}
export const roleOf = (fight: Fight, side: Side): CombatRole =>
  side === fight.attacker ? 'attacker' : 'defender'

/** Units of a side in the combat. */
export const unitsOf = (fight: Fight, side: Side): readonly number[] =>
  roleOf(fight, side) === 'attacker' ? fight.attackers : fight.defenders

type Fits = (filter: UnitFilter, p: number) => boolean
/** §23.5 §28.0.c A unit of two nations no longer counts as a nation that has left the war. */
const fitsNow =
  (s: State): Fits =>
  (filter, p) =>
    fitsFilter(filter, p) && (filter.nations?.some((id) => nationsNow(s, p).includes(id)) ?? true)
const isAny = (units: readonly number[], filter: UnitFilter, fits: Fits): boolean =>
  units.some((p) => fits(filter, p))

/** The combat as a side sees it. */
interface View {
  readonly s: State
  readonly fight: Fight
  readonly side: Side
  /**
   * How the side's own units fit. A unit of two nations fits if the card helps it, not if the card harms it.
   */
  readonly own: Fits
}

function holds(condition: CombatCondition, view: View): boolean {
  const { s, fight, side, own } = view
  switch (condition.kind) {
    case 'own':
      return isAny(unitsOf(fight, side), condition.units, own)
    case 'enemy':
      return isAny(unitsOf(fight, enemyOf(side)), condition.units, mustFit)
    case 'at':
      return matches(condition.where, s, fight.space)
    case 'at-or-from':
      return [fight.space, ...fight.from].some((x) => matches(condition.where, s, x))
    case 'any-of':
      return condition.of.some((each) => holds(each, view))
  }
}

/** @param harms the card belongs to the enemy and is directed against this side */
export const allHold = (
  conditions: readonly CombatCondition[],
  s: State,
  fight: Fight,
  side: Side,
  harms = false,
): boolean =>
  conditions.every((condition) => holds(condition, { s, fight, side, own: harms ? mustFit : fitsNow(s) }))
