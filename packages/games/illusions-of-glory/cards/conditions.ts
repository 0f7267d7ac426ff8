/** When a card fits the combat under way (§9.8.a, §12.2.E). */
import type { CombatCondition, CombatRole, UnitFilter } from '../data/card-types.ts'
import type { Fight } from '../illusions.ts'
import { enemyOf, type Side } from '../sides.ts'
import type { State } from '../state.ts'
import { fitsFilter, matches } from './where.ts'

/** the side that fights in a role; -1: nobody's units (uprisings, neutral Greeks) */
export function sideIn(fight: Fight, role: CombatRole): Side | -1 {
  if (role === 'attacker') return fight.attacker
  return fight.defender === enemyOf(fight.attacker) ? enemyOf(fight.attacker) : -1
}
export const roleOf = (fight: Fight, side: Side): CombatRole =>
  side === fight.attacker ? 'attacker' : 'defender'

/** units of a side in the combat */
export const unitsOf = (fight: Fight, side: Side): readonly number[] =>
  roleOf(fight, side) === 'attacker' ? fight.attackers : fight.defenders

const isAny = (units: readonly number[], filter: UnitFilter): boolean =>
  units.some((p) => fitsFilter(filter, p))

/** one condition, seen from a side */
function holds(condition: CombatCondition, s: State, fight: Fight, side: Side): boolean {
  switch (condition.kind) {
    case 'own':
      return isAny(unitsOf(fight, side), condition.units)
    case 'enemy':
      return isAny(unitsOf(fight, enemyOf(side)), condition.units)
    case 'at':
      return matches(condition.where, s, fight.space)
    case 'at-or-from':
      return [fight.space, ...fight.from].some((x) => matches(condition.where, s, x))
    case 'any-of':
      return condition.of.some((each) => holds(each, s, fight, side))
  }
}

export const allHold = (
  conditions: readonly CombatCondition[],
  s: State,
  fight: Fight,
  side: Side,
): boolean => conditions.every((condition) => holds(condition, s, fight, side))
