/** §9.2.3.a where attackers are wanted, and who can go there. */
import { isCavalry, isDefenceOnly } from '../../pieces.ts'
import { BOARD, isDisrupted, type State } from '../../state.ts'
import { COLUMNS, groupAt, isCavalryGroup, isFortGroup, isFreshGroup, isOnBoard, isTaken } from './board.ts'
import { attackersOf, defenderOf, type Field, isMarkedOut } from './field.ts'

/** §2.4.paren strengths in brackets attack only under fortunes 6 and 11 */
const mayAttack = (field: Field, u: number): boolean => !isDefenceOnly(u) || isMarkedOut(field, BOARD.limit)

const offBoard = (s: State, field: Field): number[] =>
  attackersOf(s, field).filter((u) => !isOnBoard(s, u) && mayAttack(field, u))

/** undisrupted attackers not yet on the board */
export const freshAttackers = (s: State, field: Field): number[] =>
  offBoard(s, field).filter((u) => !isDisrupted(s, u))
export const disruptedAttackers = (s: State, field: Field): number[] =>
  offBoard(s, field).filter((u) => isDisrupted(s, u))

/** columns with defenders and no attacker yet */
export const unfacedColumns = (s: State, field: Field): number[] =>
  COLUMNS.filter(
    (column) => isTaken(s, field, defenderOf(field), column) && !isTaken(s, field, field.attacker, column),
  )

/** those to be filled now: undisrupted defenders come before disrupted ones and forts */
export function openColumns(s: State, field: Field): number[] {
  const unfaced = unfacedColumns(s, field)
  const fresh = unfaced.filter((column) => isFreshGroup(s, groupAt(s, field, defenderOf(field), column)))
  return fresh.length > 0 ? fresh : unfaced
}

/** §9.2.3.a.n1 §9.2.3.a.n2 which of the columns a unit may take; `outOfTurn`: cavalry before its rank is due */
export function columnsFor(
  s: State,
  field: Field,
  unit: number,
  open: readonly number[],
  outOfTurn: boolean,
): number[] {
  if (!isCavalry(unit)) return [...open]
  return open.filter((column) => {
    const enemies = groupAt(s, field, defenderOf(field), column)
    return outOfTurn ? isCavalryGroup(enemies) : !isFortGroup(enemies)
  })
}
