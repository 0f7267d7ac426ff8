/** §4.1 to §4.3 what steps cost, and who can still take one. */
import type { StepCost } from '@sandtable/board'
import { GRID, stepCost } from '../../map.ts'
import { forbiddenHexes } from '../../scenarios.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { hexOf, isMarked, MARK, type State, spentOf } from '../../state.ts'
import { isReleased, movementLeft } from '../02-units.ts'
import { zoneSurcharge } from '../06-zones-of-control.ts'

/**
 * §4.2 §4.6 §6.3 what each step costs a side as things stand; negative if it may not enter at all
 * (§4.1 enemies, §4.5 shaded hexes, §13.0.a Przemysl, §aid.tec marsh).
 */
export function prices(s: State, side: Side): StepCost {
  const forbidden = forbiddenHexes(s, side)
  const enemies = s.derived.stacks[enemyOf(side)]
  const zones = s.derived.zones[enemyOf(side)]
  return (from, direction, to) => {
    const ground = stepCost(from, direction)
    if (ground < 0 || enemies.isOccupied(to) || forbidden[to] === 1) return -1
    return ground + zoneSurcharge(zones.at(from) > 0, zones.at(to) > 0)
  }
}

/** The same for a single step between adjacent hexes. */
export function priceOf(s: State, side: Side, from: number, to: number): number {
  const direction = GRID.direction(from, to)
  return direction < 0 ? -1 : prices(s, side)(from, direction, to)
}

/** more than any step can cost */
const ANY_PRICE = 99

/** §4.1 to §4.3 is there a hex the unit can still go to? */
export function canMove(s: State, u: number, cost: StepCost): boolean {
  if (!isReleased(s, u) || isMarked(s, u, MARK.minimumMove)) return false
  const at = hexOf(s, u)
  // §4.3 a unit that has spent nothing can always pay for one hex
  const budget = spentOf(s, u) === 0 ? ANY_PRICE : movementLeft(s, u)
  if (budget <= 0) return false
  for (let d = 0; d < 6; d++) {
    const to = GRID.neighbour(at, d)
    if (to < 0) continue
    const price = cost(at, d, to)
    if (price >= 0 && price <= budget) return true
  }
  return false
}

/** Can every one of these units (all of one side) still move? */
export function canAllMove(s: State, side: Side, units: readonly number[]): boolean {
  const cost = prices(s, side)
  for (const u of units) if (!canMove(s, u, cost)) return false
  return units.length > 0
}
