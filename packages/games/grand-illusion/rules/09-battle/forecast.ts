/** What the dice of a battle would do, before they fall; for players, not for the rules. */
import type { Column, Moment } from '../../events/battle.ts'
import { isCombatUnit, isInfantry } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { FRONT_SPACES, piecesAt, phasing, type State } from '../../state.ts'
import { columnsOf, COLUMNS, type Group, isCavalryGroup, isEngaged, isFortGroup } from './board.ts'
import { bookAttack, bookGroups } from './by-the-book.ts'
import { attackersOf, defenderOf, defendersOf, type Field, fieldOf } from './field.ts'
import { fireChance, type Shot, shotOf } from './fire.ts'
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
  const columns = (isPlaced ? columnsOf(s, field) : bookColumns(s, field)).filter(isEngaged)
  return {
    hex,
    attacker: field.attacker,
    isPlaced,
    columns: columns.map((column) => ({ ...column, prospects: prospectsOf(s, field, column) })),
  }
}

/** As the program would place both sides. */
function bookColumns(s: State, field: Field): Column[] {
  const defence = bookGroups(s, defendersOf(s, field), FRONT_SPACES, 'defence')
  const orders = bookAttack(s, attackersInMind(s, field), defence)
  return COLUMNS.map((column) => ({
    attackers: orders.find((order) => order.column === column)?.group ?? [],
    defenders: defence[column] ?? [],
    behindAttackers: [],
    behindDefenders: [],
  }))
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
