/** §9.1.1 mandated battles: declared before the guns open, counted when four corps are on the board. */
import type { GrandIllusion, Procedure } from '../../grand-illusion.ts'
import { isPlanXVII } from '../../map.ts'
import { isCorps, isDefenceOnly, isFort, isInfantry } from '../../pieces.ts'
import { AL, type Side } from '../../sides.ts'
import { BOARD, phasing, piecesAt, type State } from '../../state.ts'
import { isSupplied } from '../08-action/supply.ts'
import { mandatedBattleFought } from '../14-scenarios/victory.ts'
import { columnsOf, isEngaged, isOnBoard } from './board.ts'
import {
  attackersOf,
  defendersOf,
  type Field,
  fieldOf,
  isCounterattack,
  isMarkedOut,
  markBoard,
} from './field.ts'
import { isSkirmish } from './field.ts'

/** §9.1.1.c in half corps: two divisions or brigades are as good as a corps (ruling 20) */
export const NEEDED = 8
const OPPOSED = 4
/** front and reserve */
const HALVES_A_COLUMN = 4
const LAST_TURN_OF_ELAN = 4

export const infantryHalves = (units: readonly number[]): number =>
  units.reduce((sum, u) => sum + (isInfantry(u) ? (isCorps(u) ? 2 : 1) : 0), 0)

/** §9.1.1.c four infantry corps against two corps or forts */
export const qualifies = (s: State, field: Field): boolean =>
  attackingHalves(attackersOf(s, field)) >= NEEDED && isOpposed(s, field)

export const attackingHalves = (units: readonly number[]): number =>
  infantryHalves(units.filter((u) => !isDefenceOnly(u)))

export function isOpposed(s: State, field: Field): boolean {
  const defenders = defendersOf(s, field)
  const forts = defenders.filter(isFort).length
  return infantryHalves(defenders) + 2 * forts >= OPPOSED
}

/** §9.1.1.e §9.3.5.a */
const isPlanXVIIBattle = (s: State, { hex, attacker }: Field): boolean =>
  attacker === AL && s.turn <= LAST_TURN_OF_ELAN && isPlanXVII(hex)

/** §9.1.1.f the attacker says whether this is the battle his orders ask for */
export function* declareMandated(g: GrandIllusion): Procedure {
  const { state: s } = g
  const field = fieldOf(s)
  const { hex, attacker } = field
  const left = s.mandated.get(attacker)
  if (left <= 0 || isMarkedOut(field, BOARD.landing) || !qualifies(s, field)) return
  const elan = isPlanXVIIBattle(s, field)
  const pick = yield* g.ask(attacker, {
    rule: '9.1.1.f',
    prompt: 'declare-mandated',
    facts: { hex, left, elan },
    choose: () => ({ yes: true, no: true }),
  })
  if (pick.verb === 'no') return
  const isFed = attackersOf(s, field).every((u) => isSupplied(s, u))
  markBoard(s, BOARD.mandated | (elan ? BOARD.elan : 0) | (isFed ? BOARD.supplied : 0))
  g.emit?.({ type: 'mandated-declared', rule: elan ? '9.1.1.e' : '9.1.1.f', hex, side: attacker, elan })
}

/** The infantry this side has on the board, in half corps. */
const committed = (s: State, side: Side, hex: number): number =>
  infantryHalves(piecesAt(s, side, hex).filter((p) => isOnBoard(s, p)))

/** Whoever declares a battle must bring his four corps, disrupted ones too, as far as there is room. */
export const mustBringMore = (s: State, field: Field): boolean =>
  isMarkedOut(field, BOARD.mandated) &&
  !isCounterattack(field) &&
  committed(s, field.attacker, field.hex) < NEEDED

/** Where the guns have left a single enemy there is room for two corps only, one behind the other (ruling 19). */
export const neededAgainst = (s: State, field: Field): number =>
  Math.min(NEEDED, HALVES_A_COLUMN * Math.max(1, columnsOf(s, field).filter(isEngaged).length))

/** §9.1.1.c are the four corps on the board? (ruling 20) A skirmish or counterattack leaves the battle valid (§9.1.1.d). */
export const hasBroughtEnough = (s: State, field: Field): boolean =>
  isSkirmish(field) ||
  isCounterattack(field) ||
  committed(s, phasing(s), field.hex) >= neededAgainst(s, field)

/** §9.1.1.b takes it off the phasing player's count, or says that it did not count */
export function settleMandate(g: GrandIllusion, isEnough: boolean): void {
  const { state: s } = g
  const field = fieldOf(s)
  if (!isMarkedOut(field, BOARD.mandated)) return
  if (isEnough) mandatedBattleFought(g, field.hex, isMarkedOut(field, BOARD.supplied))
  else g.emit?.({ type: 'mandate-missed', rule: '9.1.1.c', hex: field.hex, side: phasing(s) })
}
