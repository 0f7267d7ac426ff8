/** §7.0 §7.4.attack §13.0.b why nothing can be attacked. */
import type { Refusal } from '../battle-for-galicia.ts'
import { GRID } from '../map.ts'
import { attackableHexes, whyNotAttackable } from '../rules/07-combat/targets.ts'
import { activeSide, hexOf, isEnemyAt, isOnMap, type State } from '../state.ts'
import { ARMY } from '../units.ts'

/** How many enemy hexes beside units of the active side cannot be attacked, by the reason. */
export type ClosedFronts = Readonly<Record<'attacked' | 'spent' | 'weak' | 'immune', number>>

/** undefined if some hex can be attacked */
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
