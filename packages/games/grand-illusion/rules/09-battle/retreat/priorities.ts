/** §9.4.3 where a retreat may lead, best priority first. */
import { DIRECTIONS, ESCAPE, GRID, isBelgium, PARIS } from '../../../map.ts'
import { isCombatUnit, nationOf } from '../../../pieces.ts'
import { BELGIAN, BRITISH, enemyOf, GE, type Side } from '../../../sides.ts'
import { DUE, isControlledBy, presenceOf, type State } from '../../../state.ts'
import { isBlockedTo, isClosed } from '../../08-action/blocked.ts'
import { isEscapeOpen } from '../../14-scenarios/antwerp.ts'

/** a hex that no priority admits */
export const NEVER = 99
/** at the price of a hit */
export const THROUGH_CAVALRY = 5

/** §9.4.3.a 1 to 5; §8.4.3.e whether supply reaches the hex does not matter */
function priority(s: State, side: Side, h: number): number {
  const enemy = presenceOf(s, enemyOf(side))
  if (isControlledBy(s, side, h)) return enemy.isHolding(h) ? 2 : 1
  if (!enemy.isHolding(h)) return 3
  if (enemy.infantry(h) > 0) return isRefuge(s, side, h) ? 4 : NEVER
  return enemy.freshCavalry(h) > 0 ? THROUGH_CAVALRY : NEVER
}

/** §9.4.3.a 4: friends are there, and no battle is due */
const isRefuge = (s: State, side: Side, h: number): boolean =>
  presenceOf(s, side).combatUnits(h) > 0 && (s.battle.get(h) === DUE.none || s.battle.get(h) === DUE.fought)

/** §9.4.4 §9.5.4.a HQs and guns without troops do not seek out enemies that nobody faces */
const isTooBold = (s: State, units: readonly number[], side: Side, to: number): boolean =>
  !units.some(isCombatUnit) &&
  presenceOf(s, side).combatUnits(to) === 0 &&
  presenceOf(s, enemyOf(side)).combatUnits(to) > 0

/** §12.5.3 no German unit at all enters, and the hex cannot become German */
export const isEscapeRoute = (s: State, side: Side, to: number): boolean =>
  side === GE && to === ESCAPE && isEscapeOpen(s)

/** The priority of a step for these units; NEVER where none admits it. */
export function priorityOf(s: State, units: readonly number[], side: Side, from: number, to: number): number {
  const direction = GRID.direction(from, to)
  if (direction < 0 || isClosed(s, from, direction)) return NEVER
  // §8.4.5.a a blocked hexside stops every retreat, into one's own hexes, too
  if (isBlockedTo(s, side, from, direction)) return NEVER
  return isEscapeRoute(s, side, to) || isTooBold(s, units, side, to) ? NEVER : priority(s, side, to)
}

export const isBriton = (u: number): boolean => nationOf(u) === BRITISH

/** §8.4.7.b the British go to Paris only if there is nothing else */
export const isBritishToParis = (units: readonly number[], to: number): boolean =>
  to === PARIS && units.some(isBriton)

/** §8.4.7.a Belgians leave their country only if the priorities force them */
export const leavesBelgium = (units: readonly number[], from: number, to: number): boolean =>
  isBelgium(from) && !isBelgium(to) && units.some((u) => nationOf(u) === BELGIAN)

/** §8.4.7 nobody goes there of his own will */
export const isAgainstWill = (units: readonly number[], from: number, to: number): boolean =>
  isBritishToParis(units, to) || leavesBelgium(units, from, to)

/** the hexes that pass the test, or all if none does */
export const preferred = (hexes: readonly number[], test: (h: number) => boolean): readonly number[] => {
  const found = hexes.filter(test)
  return found.length > 0 ? found : hexes
}

/** Hexes of the best priority there is; a retreat does not turn back to where it has been. */
export function retreatHexes(
  s: State,
  units: readonly number[],
  side: Side,
  from: number,
  been: readonly number[],
): readonly number[] {
  const priorities = new Map<number, number>()
  for (let d = 0; d < DIRECTIONS; d++) {
    const to = GRID.neighbour(from, d)
    if (to < 0 || been.includes(to)) continue
    const found = priorityOf(s, units, side, from, to)
    if (found < NEVER) priorities.set(to, found)
  }
  const open = preferred([...priorities.keys()], (to) => !isBritishToParis(units, to))
  const best = Math.min(...open.map((to) => priorities.get(to) ?? NEVER))
  const hexes = open.filter((to) => priorities.get(to) === best)
  return preferred(hexes, (to) => !leavesBelgium(units, from, to))
}
