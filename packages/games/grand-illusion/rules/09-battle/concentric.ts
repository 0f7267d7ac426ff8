/** §9.2.3.b concentric attack. */
import { GRID, DIRECTIONS } from '../../map.ts'
import type { Side } from '../../sides.ts'
import { isControlledBy, presenceOf, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { hasBlocked, isClosed } from '../08-action/blocked.ts'

/** The hexes from which the attacker presses on the battle hex. */
export function pressingHexes(s: State, attacker: Side, h: number): number[] {
  const hexes: number[] = []
  for (let d = 0; d < DIRECTIONS; d++) {
    const from = GRID.neighbour(h, d)
    if (from >= 0 && !isClosed(s, h, d) && isPressing(s, attacker, from, h)) hexes.push(from)
  }
  return hexes
}

/** held by combat units, or empty behind a hexside blocked in the attacker's favour */
const isPressing = (s: State, attacker: Side, from: number, h: number): boolean =>
  isControlledBy(s, attacker, from) &&
  (presenceOf(s, attacker).combatUnits(from) > 0 || hasBlocked(s, attacker, from, h))

/** What so many hexes are worth on each of the attacker's dice. */
export function concentricDrm(hexes: number): number {
  let drm = 0
  for (const line of TABLES.concentric) if (hexes >= line.hexes) ({ drm } = line)
  return drm
}
