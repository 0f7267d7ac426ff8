/** §9.2.1 the battle board: four columns, on each side a front space and a reserve space behind it. */
import type { Column } from '../../events/battle.ts'
import { isCavalry, isCombatUnit, isFort } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { FRONT_SPACES, hexOf, isDisrupted, OFF_BOARD, presenceOf, type State } from '../../state.ts'
import { defenderOf, type Field } from './field.ts'

/** The pieces that share a space: one, or two divisions or brigades (§9.2.2.b). */
export type Group = readonly number[]

export const COLUMNS: readonly number[] = Array.from({ length: FRONT_SPACES }, (_, column) => column)
export const reserveOf = (column: number): number => column + FRONT_SPACES

export const isOnBoard = (s: State, p: number): boolean => s.space.get(p) !== OFF_BOARD

export function groupAt(s: State, field: Field, side: Side, space: number): number[] {
  const found: number[] = []
  const there = presenceOf(s, side)
  for (let p = there.first(field.hex); p >= 0; p = there.next(p)) if (s.space.get(p) === space) found.push(p)
  return found
}

/** Does anybody of the side stand there? */
export function isTaken(s: State, field: Field, side: Side, space: number): boolean {
  const there = presenceOf(s, side)
  for (let p = there.first(field.hex); p >= 0; p = there.next(p)) if (s.space.get(p) === space) return true
  return false
}

export function setSpace(s: State, group: Group, space: number): void {
  for (const p of group) s.space.set(p, space)
}

/** back to the hex (§9.3.6) */
export const takeOff = (s: State, group: Group): void => setSpace(s, group, OFF_BOARD)

export const isCavalryGroup = (group: Group): boolean => group.length > 0 && group.every(isCavalry)
export const isFortGroup = (group: Group): boolean => group.length > 0 && group.every(isFort)
/** undisrupted infantry or cavalry */
export const isFreshGroup = (s: State, group: Group): boolean =>
  group.length > 0 && group.every((p) => isCombatUnit(p) && !isDisrupted(s, p))
/** has it not been eliminated? */
export const survivors = (s: State, field: Field, group: Group): number[] =>
  group.filter((p) => hexOf(s, p) === field.hex)

export function columnAt(s: State, field: Field, column: number): Column {
  const [attacker, defender] = [field.attacker, defenderOf(field)]
  return {
    attackers: groupAt(s, field, attacker, column),
    defenders: groupAt(s, field, defender, column),
    behindAttackers: groupAt(s, field, attacker, reserveOf(column)),
    behindDefenders: groupAt(s, field, defender, reserveOf(column)),
  }
}

/** The columns as they stand, left to right. */
export const columnsOf = (s: State, field: Field): Column[] =>
  COLUMNS.map((column) => columnAt(s, field, column))

export const isEngaged = ({ attackers, defenders }: Column): boolean =>
  attackers.length > 0 && defenders.length > 0
