/** §7.1 to §7.6 who would fight: those chosen so far, or the strongest that may. */
import { defenseStrength } from '../../rules/02-units.ts'
import { attackAcross } from '../../rules/07-combat/strength.ts'
import { attackingHexes, canAttack } from '../../rules/07-combat/targets.ts'
import { enemyOf } from '../../sides.ts'
import { activeSide, ROLE, roleOf, type State, unitsAt } from '../../state.ts'
import { ARMY } from '../../units.ts'
import { completedForce, strongestForce } from './force.ts'

export interface Plan {
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
  /** able to attack, but not with these (§7.2, §7.5) */
  readonly leftOut: readonly number[]
}

export interface Choice {
  /** §8.1 hexes named to attack; none: all that can */
  readonly hexes?: readonly number[]
  /** §7.2 units named; none: the strongest */
  readonly attackers?: readonly number[]
  /** §7.3.command */
  readonly defenders?: readonly number[]
}

export function planAttack(s: State, target: number, choice: Choice = {}): Plan | undefined {
  const hexes = choice.hexes?.length ? choice.hexes : attackingHexes(s, target)
  const able = ableIn(s, hexes)
  const attackers = choice.attackers?.length
    ? choice.attackers
    : strongestForce(able, (u) => attackAcross(s, u, target))
  const defenders = likelyDefenders(s, target, choice.defenders ?? [])
  if (attackers.length === 0 || defenders.length === 0) return undefined
  return { attackers, defenders, leftOut: able.filter((u) => !attackers.includes(u)) }
}

const ableIn = (s: State, hexes: readonly number[]): number[] =>
  hexes.flatMap((h) => unitsAt(s, activeSide(s), h)).filter((u) => canAttack(s, u))

/** §7.2 those chosen, and the strongest that may still join them from these hexes */
export const suggestedAttackers = (
  s: State,
  target: number,
  hexes: readonly number[],
  chosen: readonly number[],
): number[] => completedForce(chosen, ableIn(s, hexes), (u) => attackAcross(s, u, target))

/** §7.3 all who can fight together; where the owner must choose, the strongest are expected */
function likelyDefenders(s: State, target: number, chosen: readonly number[]): number[] {
  const here = unitsAt(s, enemyOf(activeSide(s)), target)
  const strong = here.filter((u) => defenseStrength(s, u) > 0)
  return strong.length === 0 ? here : completedForce(chosen, strong, (u) => defenseStrength(s, u))
}

/** The units with a part in the attack being resolved. */
export function engaged(s: State): { readonly attackers: number[]; readonly defenders: number[] } {
  const side = activeSide(s)
  const having = (army: readonly number[], role: number): number[] =>
    army.filter((u) => roleOf(s, u) === role)
  return {
    attackers: having(ARMY[side] as readonly number[], ROLE.attacks),
    defenders: having(ARMY[enemyOf(side)] as readonly number[], ROLE.defends),
  }
}

/** §8.1 the hexes that were declared to attack, as far as their units still stand there */
export function declaredHexes(s: State): number[] {
  const side = activeSide(s)
  const units = (ARMY[side] as readonly number[]).filter((u) => roleOf(s, u) !== ROLE.none)
  return [...new Set(units.map((u) => s.where.get(u)))].filter((h) => h >= 0)
}
