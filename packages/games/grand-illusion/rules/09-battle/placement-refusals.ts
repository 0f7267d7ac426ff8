/** Why a piece cannot go where a player would like it on the board. */
import type { Refusal } from '../../grand-illusion.ts'
import { isCavalry, isCombatUnit, isDefenceOnly, isFort, sideOf } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { BOARD, hexOf, isDisrupted, type State } from '../../state.ts'
import {
  groupAt,
  isCavalryGroup,
  isFortGroup,
  isFreshGroup,
  isOnBoard,
  isTaken,
  type Group,
} from './board.ts'
import { attackersOf, defenderOf, type Field, isMarkedOut } from './field.ts'
import { columnsFor, openColumns } from './open-columns.ts'

const no = (code: Refusal['code'], rule: string, p: number, more: Refusal['facts'] = {}): Refusal => ({
  code,
  rule,
  facts: { piece: p, ...more },
})

/** For whatever piece a player may point at. */
export function whyNotPlace(s: State, field: Field, side: Side, p: number): Refusal {
  const isAttack = side === field.attacker
  const priority = isAttack ? '9.2.3.a' : '9.2.2.c'
  if (sideOf(p) !== side) return no('enemy-piece', isAttack ? '9.2.3.a' : '9.2.2.a', p, { side })
  if (hexOf(s, p) !== field.hex) return no('not-in-battle', '9.1.2.a', p, { hex: field.hex })
  if (isFort(p) && isAttack) return no('never-on-board', '9.5.1', p)
  if (!isCombatUnit(p) && !isFort(p)) return no('never-on-board', '9.2.2.b', p)
  if (isOnBoard(s, p)) return no('already-placed', '9.2.2.b', p)
  if (!isAttack) return no('better-first', priority, p)
  return whyNotAttack(s, field, p) ?? no('better-first', priority, p)
}

function whyNotAttack(s: State, field: Field, p: number): Refusal | undefined {
  if (!attackersOf(s, field).includes(p)) return no('not-in-battle', '9.1.2.c', p, { hex: field.hex })
  if (isDefenceOnly(p) && !isMarkedOut(field, BOARD.limit)) return no('defence-only', '2.4.paren', p)
  return isDisrupted(s, p) ? no('undisrupted-first', '9.2.3.a', p) : undefined
}

/** For a unit pointed at where a disrupted one must go in (§9.2.3.a.n3). */
export function whyNotSend(s: State, field: Field, p: number): Refusal {
  const refusal = whyNotPlace(s, field, field.attacker, p)
  if (refusal.code !== 'undisrupted-first') return refusal
  const hasEnemy = columnsFor(s, field, p, openColumns(s, field), false).length > 0
  return hasEnemy ? no('better-first', '9.2.3.a.n3', p) : no('cavalry-not-against-forts', '9.2.3.a.n1', p)
}

/** For a piece pointed at as the opponent of this group. */
export function whyNotOpposite(s: State, field: Field, group: Group, p: number): Refusal {
  const column = s.space.get(p)
  if (sideOf(p) !== defenderOf(field) || column < 0) return no('no-enemy-opposite', '9.2.3.a', p)
  if (isTaken(s, field, field.attacker, column)) return no('already-placed', '9.2.3.a', p)
  const enemies = groupAt(s, field, defenderOf(field), column)
  const isOnHorse = group.some(isCavalry)
  if (isOnHorse && isFortGroup(enemies)) return no('cavalry-not-against-forts', '9.2.3.a.n1', p)
  if (!isFreshGroup(s, enemies)) return no('face-the-fresh-first', '9.2.3.a', p)
  return isOnHorse && !isCavalryGroup(enemies)
    ? no('cavalry-only-against-cavalry', '9.2.3.a.n2', p)
    : no('no-enemy-opposite', '9.2.3.a', p)
}

export const whyNotShare = (p: number): Refusal => no('cannot-share', '9.2.2.b', p)
/** §9.2.2.c §9.2.3.a each side has its own order of placement */
export const whyNotAlone = (p: number, isAttack: boolean): Refusal =>
  no('must-share', isAttack ? '9.2.3.a' : '9.2.2.c', p)
export const whyFillEverySpace = (p: number): Refusal => no('fill-every-space', '9.1.4', p)
export const whyDisruptedMustFight = (rule: string): Refusal => ({
  code: 'disrupted-must-fight',
  rule,
  facts: {},
})

/** For a unit a player would like in reserve. */
export function whyNotReserve(s: State, field: Field, side: Side, p: number): Refusal {
  if (sideOf(p) === side && isCombatUnit(p) && isDisrupted(s, p))
    return no('disrupted-never-in-reserve', '9.8.2', p)
  if (isCavalry(p) && !isOnBoard(s, p)) return no('not-in-reserve-there', '9.6.1', p)
  return whyNotPlace(s, field, side, p)
}

/** For a unit pointed at to stand behind it. */
export function whyNotBehind(s: State, side: Side, group: Group, p: number): Refusal {
  if (sideOf(p) !== side) return no('enemy-piece', '9.2.5.b', p, { side })
  return group.some(isCavalry) && isOnBoard(s, p)
    ? no('not-in-reserve-there', '9.6.1', p)
    : no('not-in-reserve-there', '9.2.5.b', p)
}
