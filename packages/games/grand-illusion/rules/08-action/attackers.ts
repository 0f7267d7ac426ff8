/** §8.5 §9.1.2.a who attacks in the activated hex; they lose their MPs. */
import type { GrandIllusion } from '../../grand-illusion.ts'
import { isCavalry, isCombatUnit, isDefenceOnly, isFort, isHa } from '../../pieces.ts'
import { enemyOf, type Side } from '../../sides.ts'
import {
  DUE,
  faceOf,
  FRONT,
  hexOf,
  isMarked,
  MARK,
  mark,
  presenceOf,
  type State,
  unitsAt,
} from '../../state.ts'

/** Why a unit cannot be chosen to attack. */
export type AttackBarrier =
  | 'not-in-active-hex'
  | 'no-enemy-here'
  | 'already-attacking'
  | 'already-moved'
  | 'never-attacks'
  | 'only-defends'
  | 'cavalry-against-forts'
  | 'guns-fired'
  | 'guns-need-fort'
  | 'guns-need-attackers'

/** §9.1.2.a is there anything to attack in the activated hex? Besieged forts can be attacked too. */
function hasTargets(s: State, side: Side): boolean {
  const enemies = presenceOf(s, enemyOf(side))
  return enemies.combatUnits(s.activeHex) + enemies.forts(s.activeHex) > 0
}

/** §2.4.paren who can only defend may join a battle others have declared: fortunes 6 and 11 send him forward (ruling 58) */
const isBattleDeclared = (s: State): boolean => s.battle.get(s.activeHex) === DUE.forced

export function barrierToAttack(s: State, side: Side, u: number): AttackBarrier | undefined {
  if (hexOf(s, u) !== s.activeHex) return 'not-in-active-hex'
  if (!hasTargets(s, side)) return 'no-enemy-here'
  if (isMarked(s, u, MARK.attacks)) return 'already-attacking'
  if (isMarked(s, u, MARK.moved)) return 'already-moved'
  if (isHa(u)) return barrierToBombard(s, side, u)
  if (!isCombatUnit(u) || isFort(u)) return 'never-attacks'
  if (isDefenceOnly(u) && !isBattleDeclared(s)) return 'only-defends'
  const onlyForts = presenceOf(s, enemyOf(side)).combatUnits(s.activeHex) === 0
  return isCavalry(u) && onlyForts ? 'cavalry-against-forts' : undefined
}

/** §9.5.4.b once a turn, at forts, and never without a battle */
function barrierToBombard(s: State, side: Side, u: number): AttackBarrier | undefined {
  if (faceOf(s, u) !== FRONT) return 'guns-fired'
  if (presenceOf(s, enemyOf(side)).forts(s.activeHex) === 0) return 'guns-need-fort'
  return unitsAt(s, side, s.activeHex).some((other) => isOrMayBeAttacker(s, side, other))
    ? undefined
    : 'guns-need-attackers'
}

/** a combat unit that attacks here or could be chosen to */
const isOrMayBeAttacker = (s: State, side: Side, u: number): boolean =>
  isCombatUnit(u) && (isMarked(s, u, MARK.attacks) || barrierToAttack(s, side, u) === undefined)

export const possibleAttackers = (s: State, side: Side): number[] =>
  hasTargets(s, side)
    ? unitsAt(s, side, s.activeHex).filter((u) => barrierToAttack(s, side, u) === undefined)
    : []

/** §9.1.2.a a battle is declared as soon as one combat unit is to attack */
export function designate(g: GrandIllusion, side: Side, units: readonly number[]): void {
  const { state: s } = g
  for (const u of units) mark(s, u, MARK.attacks)
  if (units.some(isCombatUnit)) s.battle.set(s.activeHex, DUE.forced)
  g.emit?.({ type: 'attackers-chosen', rule: '9.1.2.a', side, units, hex: s.activeHex })
}
