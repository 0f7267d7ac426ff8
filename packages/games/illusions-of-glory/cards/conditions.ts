/** When a card fits the combat under way (§9.8.a, §12.2.E). */
import type { CombatCondition, CombatRole, UnitFilter } from '../data/card-types.ts'
import type { Fight } from '../illusions.ts'
import { nationsNow } from '../rules/03-dual-nationality.ts'
import { enemyOf, type Side } from '../sides.ts'
import type { State } from '../state.ts'
import { fitsFilter, matches, mustFit } from './where.ts'

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

type Fits = (filter: UnitFilter, p: number) => boolean
/** §23.5 §28.0.c a unit of two nations is no more of one that has left the war */
const fitsNow =
  (s: State): Fits =>
  (filter, p) =>
    fitsFilter(filter, p) && (filter.nations?.some((id) => nationsNow(s, p).includes(id)) ?? true)
const isAny = (units: readonly number[], filter: UnitFilter, fits: Fits): boolean =>
  units.some((p) => fits(filter, p))

/** what the conditions are seen from */
interface View {
  readonly s: State
  readonly fight: Fight
  readonly side: Side
  /** of the side's own units: those of two nations as the card would have it, or not if it harms them */
  readonly own: Fits
}

/** one condition, seen from a side */
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

/** @param harms the card is one of the enemy, against this side */
export const allHold = (
  conditions: readonly CombatCondition[],
  s: State,
  fight: Fight,
  side: Side,
  harms = false,
): boolean =>
  conditions.every((condition) => holds(condition, { s, fight, side, own: harms ? mustFit : fitsNow(s) }))
