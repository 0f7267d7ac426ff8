/** What one unit of the active side can do now, or why it cannot; why no unit can attack. */
import type { Refusal } from '../battle-for-galicia.ts'
import { GRID } from '../map.ts'
import { attackStrength } from '../rules/02-units.ts'
import { canMove, prices } from '../rules/04-movement/costs.ts'
import { whyNotMove } from '../rules/04-movement/refusals.ts'
import { attackableHexes, canAttack, whyNotAttackable } from '../rules/07-combat/targets.ts'
import { activeSide, hexOf, isEnemyAt, isMarked, isOnMap, MARK, type State } from '../state.ts'
import { ARMY, sideOf } from '../units.ts'

/** §4.1 to §4.3 undefined if it can move */
export const moveRefusal = (s: State, u: number): Refusal | undefined =>
  canMove(s, u, prices(s, sideOf(u))) ? undefined : whyNotMove(s, u)

/** §7.0 §7.4.attack what keeps the unit itself from attacking, whoever stands beside it */
export function attackRefusal(s: State, u: number): Refusal | undefined {
  if (canAttack(s, u)) return undefined
  if (isMarked(s, u, MARK.attacked)) return { code: 'has-attacked', rule: '7.0', facts: { unit: u } }
  return {
    code: 'no-attack-strength',
    rule: '7.4.attack',
    facts: { unit: u, strength: attackStrength(s, u) },
  }
}

export interface Front {
  /** enemies beside the hex that can be attacked now, and why the others cannot */
  readonly open: readonly number[]
  readonly closed: readonly Refusal[]
}

/** §7.0 the enemies beside a hex of the active side */
export function frontOf(s: State, h: number): Front {
  const attackable = new Set(attackableHexes(s))
  const beside = GRID.within(h, 1).filter((each) => isEnemyAt(s, activeSide(s), each))
  return {
    open: beside.filter((each) => attackable.has(each)),
    closed: beside.filter((each) => !attackable.has(each)).map((each) => whyNotAttackable(s, each)),
  }
}

/** §7.0 why no enemy can be attacked from where the unit stands; undefined if one can */
export function frontRefusal(s: State, u: number): Refusal | 'nobody-there' | undefined {
  const { open, closed } = frontOf(s, hexOf(s, u))
  return open.length > 0 ? undefined : (closed[0] ?? 'nobody-there')
}

/** How many enemy hexes beside units of the active side cannot be attacked, by the reason. */
export type ClosedFronts = Readonly<Record<'attacked' | 'spent' | 'weak' | 'immune', number>>

/** §7.0 §7.4.attack §13.0.b why nothing can be attacked; undefined if some hex can be */
export function closedFronts(s: State): ClosedFronts | undefined {
  if (attackableHexes(s).length > 0) return undefined
  const codes = frontHexes(s).map((h) => whyNotAttackable(s, h).code)
  const count = (code: Refusal['code']): number => codes.filter((each) => each === code).length
  return {
    attacked: count('already-attacked'),
    spent: count('all-have-attacked'),
    weak: count('no-attack-strength'),
    immune: count('fortress-immune'),
  }
}

function frontHexes(s: State): number[] {
  const side = activeSide(s)
  const own = (ARMY[side] as readonly number[]).filter((u) => isOnMap(s, u))
  const beside = own.flatMap((u) => GRID.within(hexOf(s, u), 1))
  return [...new Set(beside)].filter((h) => isEnemyAt(s, side, h))
}
