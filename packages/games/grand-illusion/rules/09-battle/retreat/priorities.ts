/** §9.4.3 where a retreat may lead, best priority first. */
import { DIRECTIONS, GRID, PARIS } from '../../../map.ts'
import { nationOf } from '../../../pieces.ts'
import { BRITISH, enemyOf, type Side } from '../../../sides.ts'
import { BATTLE, isControlledBy, presenceOf, type State } from '../../../state.ts'
import { isBlockedTo, isClosed } from '../../08-action/blocked.ts'

/** a hex that no priority admits */
export const NEVER = 99
/** §8.4.7.b the British go to Paris only if there is nothing else */
const LAST_RESORT = 6
/** at the price of a hit */
export const THROUGH_CAVALRY = 5

/** §9.4.3.a 1 to 5 */
function priority(s: State, side: Side, h: number): number {
  const enemy = presenceOf(s, enemyOf(side))
  if (isControlledBy(s, side, h)) return enemy.isHolding(h) ? 2 : 1
  if (!enemy.isHolding(h)) return 3
  if (enemy.infantry(h) > 0) return isRefuge(s, side, h) ? 4 : NEVER
  return enemy.freshCavalry(h) > 0 ? THROUGH_CAVALRY : NEVER
}

/** §9.4.3.a 4: friends are there, and no battle is due */
const isRefuge = (s: State, side: Side, h: number): boolean =>
  presenceOf(s, side).combatUnits(h) > 0 && (s.battle[h] === BATTLE.none || s.battle[h] === BATTLE.fought)

/** The priority of a step for these units; NEVER where none admits it. */
export function priorityOf(s: State, units: readonly number[], side: Side, from: number, to: number): number {
  const direction = GRID.direction(from, to)
  if (direction < 0 || isClosed(s, from, direction)) return NEVER
  // §8.4.5.a a blocked hexside stops every retreat, into one's own hexes, too
  if (isBlockedTo(s, side, from, direction)) return NEVER
  const found = priority(s, side, to)
  const isBritishToParis = to === PARIS && units.some((u) => nationOf(u) === BRITISH)
  return found !== NEVER && isBritishToParis ? LAST_RESORT : found
}

/** Hexes of the best priority there is; a retreat does not turn back to where it has been. */
export function retreatHexes(
  s: State,
  units: readonly number[],
  side: Side,
  from: number,
  been: readonly number[],
): number[] {
  let best = NEVER
  let hexes: number[] = []
  for (let d = 0; d < DIRECTIONS; d++) {
    const to = GRID.neighbour(from, d)
    if (to < 0 || been.includes(to)) continue
    const found = priorityOf(s, units, side, from, to)
    if (found < best) {
      best = found
      hexes = []
    }
    if (found === best && found < NEVER) hexes.push(to)
  }
  return hexes
}
