/** §7.0 §7.1 what can be attacked, and from where. */
import type { Refusal } from '../../battle-for-galicia.ts'
import { FORTRESS, GRID } from '../../map.ts'
import { enemyOf, RU, type Side } from '../../sides.ts'
import {
  activeSide,
  hexOf,
  isEnemyAt,
  isHeldBy,
  isMarked,
  isOnMap,
  MARK,
  type State,
  unitsAt,
} from '../../state.ts'
import { ARMY } from '../../units.ts'
import { attackStrength } from '../02-units.ts'
import { isImmune } from '../13-przemysl.ts'

/** §7.0 §7.4.attack no unit attacks twice, nor with no strength left */
export const canAttack = (s: State, u: number): boolean =>
  isOnMap(s, u) && !isMarked(s, u, MARK.attacked) && attackStrength(s, u) > 0

export function attackableHexes(s: State): number[] {
  const side = activeSide(s)
  const enemies = s.derived.stacks[enemyOf(side)]
  const seen = closedTargets(s, side)
  const first = seen.length
  for (const u of ARMY[side] as readonly number[]) {
    if (!canAttack(s, u)) continue
    const from = hexOf(s, u)
    for (let d = 0; d < 6; d++) {
      const h = GRID.neighbour(from, d)
      if (h >= 0 && enemies.isOccupied(h) && !seen.includes(h)) seen.push(h)
    }
  }
  return seen.slice(first).sort((a, b) => a - b)
}

/** §13.0.b the fortress; §7.0 hexes that hold a unit already attacked in this phase */
function closedTargets(s: State, side: Side): number[] {
  const hexes = side === RU ? [FORTRESS] : []
  for (const u of ARMY[enemyOf(side)] as readonly number[])
    if (isMarked(s, u, MARK.wasAttacked)) hexes.push(hexOf(s, u))
  return hexes
}

const wasAttacked = (s: State, side: Side, h: number): boolean => closedTargets(s, side).includes(h)

/** The active side's hexes from which something can attack the target (§7.1). */
export function attackingHexes(s: State, target: number): number[] {
  const side = activeSide(s)
  const hexes: number[] = []
  for (let d = 0; d < 6; d++) {
    const h = GRID.neighbour(target, d)
    if (h >= 0 && unitsAt(s, side, h).some((u) => canAttack(s, u))) hexes.push(h)
  }
  return hexes
}

export function whyNotAttackable(s: State, h: number): Refusal {
  const side = activeSide(s)
  const no = (code: Refusal['code'], rule: string): Refusal => ({ code, rule, facts: { hex: h } })
  if (!isEnemyAt(s, side, h)) return no('no-enemy-there', '7.0')
  if (isImmune(h)) return no('fortress-immune', '13.0.b')
  if (wasAttacked(s, side, h)) return no('already-attacked', '7.0')
  const beside = GRID.within(h, 1)
    .filter((at) => isHeldBy(s, side, at))
    .flatMap((at) => unitsAt(s, side, at))
  if (beside.length === 0) return no('nobody-adjacent', '7.0')
  const isSpent = beside.every((u) => isMarked(s, u, MARK.attacked))
  return isSpent ? no('all-have-attacked', '7.0') : no('no-attack-strength', '7.4.attack')
}
