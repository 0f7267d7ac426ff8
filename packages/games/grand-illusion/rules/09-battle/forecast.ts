/** What the dice of a battle would do, before they fall; for players, not for the rules. */
import type { Column, Moment } from '../../events/battle.ts'
import { isCombatUnit, isFort, isInfantry } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { FRONT_SPACES, piecesAt, phasing, type State } from '../../state.ts'
import { columnsOf, COLUMNS, type Group, isCavalryGroup, isEngaged, isFortGroup } from './board.ts'
import { bookFronts, bookGroups } from './by-the-book.ts'
import { attackersOf, defenderOf, defendersOf, type Field, fieldOf } from './field.ts'
import { fireChance, type Role, type Shot, shotOf, strengthOf } from './fire.ts'
import { isAnyoneEngaged } from './board-setup.ts'
import { isDisrupted } from '../../state.ts'
import { mayFireFromReserve } from './reserves.ts'

export interface Prospect extends Shot {
  readonly side: Side
  readonly units: Group
  readonly targets: Group
  readonly moment: Moment
  /** of a hit */
  readonly chance: number
}

export interface Forecast {
  readonly hex: number
  readonly attacker: Side
  /** false: nobody has placed anything yet, and the columns are as the program would set them */
  readonly isPlaced: boolean
  readonly columns: readonly (Column & { readonly prospects: readonly Prospect[] })[]
}

/** The chances of every die, space by space, at full strength: later dice may find their units weakened. */
export function battleForecast(s: State, hex: number): Forecast {
  const isUnderWay = s.battleHex === hex
  const field = isUnderWay ? fieldOf(s) : { hex, attacker: phasing(s), marks: 0 }
  const isPlaced = isUnderWay && isAnyoneEngaged(s, field)
  return forecastOf(s, field, isPlaced, isPlaced ? columnsOf(s, field) : bookColumns(s, field))
}

/** The battle under way, once its board is filled so. */
export const forecastWith = (s: State, columns: readonly Column[]): Forecast =>
  forecastOf(s, fieldOf(s), true, columns)

const forecastOf = (s: State, field: Field, isPlaced: boolean, columns: readonly Column[]): Forecast => ({
  hex: field.hex,
  attacker: field.attacker,
  isPlaced,
  columns: columns
    .filter(isEngaged)
    .map((column) => ({ ...column, prospects: prospectsOf(s, field, column) })),
})

/** As the program would place both sides. */
function bookColumns(s: State, field: Field): Column[] {
  const defence = bookGroups(s, defendersOf(s, field), FRONT_SPACES, 'defence')
  const open = COLUMNS.filter((column) => (defence[column] ?? []).length > 0)
  const attack = bookGroups(s, attackersInMind(s, field), FRONT_SPACES, 'attack')
  const orders = bookFronts(s, attack, defence, open)
  const idle = attack.filter((group) => !orders.some((order) => order.group === group))
  const fronts = COLUMNS.map((column) => ({
    attackers: orders.find((order) => order.column === column)?.group ?? [],
    defenders: defence[column] ?? [],
    behindAttackers: [],
    behindDefenders: [],
  }))
  // no more than four spaces a side, in front and behind
  return withReserves(s, fronts, idle.slice(0, FRONT_SPACES - open.length))
}

/** §9.2.5 who faces nobody goes behind the line, if it is fit for it */
function withReserves(s: State, fronts: readonly Column[], idle: readonly Group[]): Column[] {
  const unfaced = fronts
    .filter(({ attackers }) => attackers.length === 0)
    .map(({ defenders }) => defenders)
    .filter((group) => group.length > 0 && group.every((p) => isFort(p) || !isDisrupted(s, p)))
  const room = fronts.filter(isEngaged).length
  const resting = unfaced.length > room ? bookGroups(s, unfaced.flat(), room, 'defence') : unfaced
  const attack = behind(s, fronts, idle, 'attack')
  const defence = behind(s, fronts, resting, 'defence')
  return fronts.map((front, column) => ({
    ...front,
    behindAttackers: attack[column] ?? [],
    behindDefenders: defence[column] ?? [],
  }))
}

/** Each behind the engaged space that faces the strongest enemies it may fire at: groups by column. */
function behind(s: State, fronts: readonly Column[], groups: readonly Group[], role: Role): Group[] {
  const faced = ({ attackers, defenders }: Column): Group => (role === 'attack' ? defenders : attackers)
  const strength = (front: Column): number =>
    strengthOf(s, faced(front), role === 'attack' ? 'defence' : 'attack')
  const placed: Group[] = fronts.map(() => [])
  for (const group of groups) {
    const open = fronts.filter(
      (front, column) =>
        isEngaged(front) && placed[column]?.length === 0 && mayFireFromReserve(group, faced(front)),
    )
    const [best] = open.sort((a, b) => strength(b) - strength(a))
    if (best) placed[fronts.indexOf(best)] = group
  }
  return placed
}

/** Those chosen to attack; everybody fit for it while nobody has been chosen. */
function attackersInMind(s: State, field: Field): number[] {
  const chosen = attackersOf(s, field)
  const units = chosen.length > 0 ? chosen : piecesAt(s, field.attacker, field.hex).filter(isCombatUnit)
  return units.filter((u) => !isDisrupted(s, u))
}

const canReach = (group: Group, enemies: Group): boolean =>
  group.length > 0 && mayFireFromReserve(group, enemies)

function prospectsOf(s: State, field: Field, column: Column): Prospect[] {
  const { attackers, defenders, behindAttackers, behindDefenders } = column
  const [attacker, defender] = [field.attacker, defenderOf(field)]
  const of = (side: Side, units: Group, targets: Group, moment: Moment): Prospect => {
    const shot = shotOf(s, field, side, units, targets)
    return { ...shot, side, units, targets, moment, chance: fireChance(shot) }
  }
  const isMet = isCavalryGroup(attackers) && defenders.every(isInfantry)
  const isHelpless = isCavalryGroup(attackers) && isFortGroup(defenders)
  return [
    ...(isMet ? [of(defender, defenders, attackers, 'free')] : []),
    ...(isHelpless ? [] : [of(attacker, attackers, defenders, 'front')]),
    of(defender, defenders, attackers, 'front'),
    ...(canReach(behindAttackers, defenders) ? [of(attacker, behindAttackers, defenders, 'reserve')] : []),
    ...(canReach(behindDefenders, attackers) ? [of(defender, behindDefenders, attackers, 'reserve')] : []),
  ]
}
