/** §7.8 flank attacks. */
import { GRID, isRiver } from '../../map.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { hexOf, isHeldBy, type State } from '../../state.ts'
import { isCoveredByFortress } from '../13-przemysl.ts'

const NEEDED = 5

/** Five of the six hexes around the defender occupied by his enemy or in the zones of those who attack him. */
export function isFlankAttack(
  s: State,
  attacker: Side,
  target: number,
  attackers: readonly number[],
): boolean {
  if (GRID.isEdge(target)) return false
  return coveredHexes(s, attacker, target, attackers) >= NEEDED
}

/** How many of the hexes around the defender are covered; one at the edge of the map cannot be flanked. */
export function coveredHexes(s: State, attacker: Side, target: number, attackers: readonly number[]): number {
  let covered = 0
  for (let d = 0; d < 6; d++) {
    const h = GRID.neighbour(target, d)
    if (h >= 0 && isCovered(s, attacker, h, attackers)) covered++
  }
  return covered
}

function isCovered(s: State, attacker: Side, h: number, attackers: readonly number[]): boolean {
  if (isCoveredByFortress(enemyOf(attacker), h)) return false
  if (isHeldBy(s, attacker, h)) return true
  return !isHeldBy(s, enemyOf(attacker), h) && attackers.some((u) => exertsInto(hexOf(s, u), h))
}

/** §6.1 zones do not cross rivers */
function exertsInto(from: number, to: number): boolean {
  const direction = GRID.direction(from, to)
  return direction >= 0 && !isRiver(from, direction)
}
