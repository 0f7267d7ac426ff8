/** Who fights in a battle, and in what circumstances. */
import { isCombatUnit, isFort, nationOf } from '../../pieces.ts'
import { AL, enemyOf, FRENCH, type Side } from '../../sides.ts'
import { BOARD, isDisrupted, isMarked, MARK, piecesAt, type State } from '../../state.ts'

/** The circumstances of a battle: those of the state, or imagined ones. */
export interface Field {
  readonly hex: number
  readonly attacker: Side
  /** of `BOARD` */
  readonly marks: number
}

/** The battle under way. */
export const fieldOf = (s: State): Field => ({
  hex: s.battleHex,
  attacker: s.attacker,
  marks: s.battleMarks,
})

export const isMarkedOut = (field: Field, mark: number): boolean => (field.marks & mark) !== 0
export const isCounterattack = (field: Field): boolean => isMarkedOut(field, BOARD.counterattack)
export const isSkirmish = (field: Field): boolean => isMarkedOut(field, BOARD.skirmish)
export const defenderOf = (field: Field): Side => enemyOf(field.attacker)

const LAST_TURN_OF_DOCTRINE = 4

/** §9.2.3.a.n3 turns 1 to 4: Offensive to the Limit drives disrupted French units forward */
export const isDriving = (s: State, field: Field): boolean =>
  isMarkedOut(field, BOARD.limit) && field.attacker === AL && s.turn <= LAST_TURN_OF_DOCTRINE

/** §9.1.2.a (note) in the active hex also those nobody has chosen, unless they came there just now */
const isDrivenUnchosen = (s: State, field: Field, u: number): boolean =>
  field.hex === s.activeHex && isDisrupted(s, u) && nationOf(u) === FRENCH && !isMarked(s, u, MARK.moved)

/**
 * §9.1.2 the units chosen to attack or that moved in, disrupted and defensive ones included;
 * §9.2.4 in a counterattack all units of the side that was attacked.
 */
export function attackersOf(s: State, field: Field): number[] {
  const isEverybody = isCounterattack(field)
  const isDriven = isDriving(s, field)
  return piecesAt(s, field.attacker, field.hex).filter(
    (p) =>
      isCombatUnit(p) &&
      (isEverybody ||
        isMarked(s, p, MARK.attacks | MARK.entered) ||
        (isDriven && isDrivenUnchosen(s, field, p))),
  )
}

/** §9.2.2.a §9.2.4.b all combat units and forts, in a counterattack those of the former attacker; besieged forts too (§9.3.2.d) */
export const defendersOf = (s: State, field: Field): number[] =>
  piecesAt(s, defenderOf(field), field.hex).filter((p) => isCombatUnit(p) || isFort(p))

/** §9.2.1 puts marks on the board of the battle under way */
export function markBoard(s: State, mark: number): void {
  s.battleMarks = s.battleMarks | mark
}
