/** The combat under way, read from the state: `combat`, its flags, and MARK.fighting. */
import type { Fight } from '../../illusions-of-glory.ts'
import { NEIGHBOURS } from '../../map.ts'
import { isTroops, isUprising, PIECES } from '../../pieces.ts'
import { enemyOf } from '../../sides.ts'
import {
  type Camp,
  campOf,
  COMBAT,
  isOnMap,
  isOrdered,
  MARK,
  ORDER,
  REBELS,
  type State,
  spaceOf,
} from '../../state.ts'

/** Whether a flag of COMBAT is set. */
export const isSet = (s: State, flag: number): boolean => (s.combatFacts & flag) !== 0
export const defenderOf = (s: State): Camp => (isSet(s, COMBAT.uprising) ? REBELS : enemyOf(s.active))

/** The units in the combat, HQs and artillery included, and the spaces the attack comes from. */
export function fightOf(s: State): Fight {
  const attacker = s.active
  const defender = defenderOf(s)
  const attackers: number[] = []
  const defenders: number[] = []
  const { marks } = s
  for (let p = 0; p < PIECES; p++) {
    if (!marks.has(p, MARK.fighting) || !isOnMap(s, p)) continue
    const camp = campOf(s, p)
    if (camp === attacker) attackers.push(p)
    else if (camp === defender) defenders.push(p)
  }
  return { space: s.combat, attacker, defender, attackers, defenders, from: originsOf(s, attackers) }
}

/**
 * §12.4.3 §12.5 §21.4.c The spaces the attack comes from. Losses lower its strength, but do not change these
 * spaces.
 */
function originsOf(s: State, attackers: readonly number[]): number[] {
  const from: number[] = []
  const add = (at: number): void => {
    if (!from.includes(at)) from.push(at)
  }
  for (const p of attackers) add(spaceOf(s, p))
  const x = s.combat
  for (const at of NEIGHBOURS[x] ?? []) if (isOrdered(s, at, ORDER.struckFrom)) add(at)
  if (x >= 0 && isOrdered(s, x, ORDER.struckFrom)) add(x)
  return from
}

/** LCUs, SCUs and uprisings: the units that fire and take losses (§27.0.e). */
const isFighter = (p: number): boolean => isTroops(p) || isUprising(p)
export const fighters = (pieces: readonly number[]): number[] => pieces.filter(isFighter)
/** §20.2.c §20.3.3.b Only the fort defends. */
export const isFortAlone = (s: State): boolean => isSet(s, COMBAT.fort)
