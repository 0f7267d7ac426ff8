/** §9.1.3.f one battle from the first shell to the retreats. */
import type { GrandIllusion, Next, Procedure } from '../../grand-illusion.ts'
import { enemyOf, SIDES } from '../../sides.ts'
import { DUE, BOARD, MARK, phasing, presenceOf, type State, unitsAt, unmark } from '../../state.ts'
import { settleElsewhere, settleHex } from '../08-action/control.ts'
import { checkParis } from '../08-action/paris.ts'
import { belgianWithdrawal } from '../14-scenarios/special.ts'
import { isDecided } from '../14-scenarios/victory.ts'
import { clearBoard, isAnyoneEngaged, setUpBoard } from './board-setup.ts'
import { withdrawCavalry } from './cavalry-withdrawal.ts'
import { payForElan } from './elan.ts'
import { resolveBoard } from './engagements.ts'
import {
  attackersOf,
  defendersOf,
  type Field,
  fieldOf,
  isCounterattack,
  isMarkedOut,
  isSkirmish,
} from './field.ts'
import { fortunes } from './fortunes.ts'
import { declareMandated, hasBroughtEnough, settleMandate } from './mandated.ts'
import { disruptedAttackers } from './open-columns.ts'
import { retreatsAfterBattle } from './retreat.ts'
import { besiege } from './siege.ts'

/** §9.1.3.f the battle of this hex is named; §14.1.1.a.1 before anything else the Belgians may leave; §9.1.1.f */
export function* battle(g: GrandIllusion, hex: number): Procedure<Next> {
  begin(g, hex)
  if (yield* belgianWithdrawal(g, hex)) return end(g, true)
  yield* declareMandated(g)
  return 'battle/bombardment'
}

function begin(g: GrandIllusion, hex: number): void {
  const { state: s } = g
  s.battle.set(hex, DUE.fought)
  s.battleHex = hex
  s.attacker = phasing(s)
  s.fortune = 0
  s.battleMarks = s.battleMarks & BOARD.landing
  const field = fieldOf(s)
  g.emit?.({
    type: 'battle-began',
    rule: '9.1.3.f',
    hex,
    side: field.attacker,
    attackers: attackersOf(s, field),
    defenders: defendersOf(s, field),
  })
}

/** §9.1.4 after the bombardment (§9.5.4) the Fortunes of War: is there a battle at all? */
export function* fortunesOfWar(g: GrandIllusion): Procedure<Next> {
  const course = yield* fortunes(g)
  return course === 'fight' ? 'battle/board' : end(g, course === 'retired')
}

/** §9.2 both sides take their places on the board */
export function* board(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const field = fieldOf(s)
  if (!isAnybodyLeft(s, field)) return endWithoutFire(g, field)
  yield* setUpBoard(g, field)
  return isCounterattack(field) && !isAnyoneEngaged(s, field) ? endWithoutFire(g, field) : 'battle/fire'
}

/** §9.2.6 §9.3 cavalry rides away, the others fire */
export function* firePhase(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const field = fieldOf(s)
  const isEnough = hasBroughtEnough(s, field)
  s.cavalryOnly = Number(SIDES.every((side) => presenceOf(s, side).infantry(field.hex) === 0))
  s.attacked = Number(isAnyoneEngaged(s, field))
  yield* exchangeFire(g, field)
  settleMandate(g, isEnough)
  dismiss(s, field.hex)
  // §8.3.3 §9.5.4.a at once, before anybody thinks of retreat: guns left alone are lost
  settleHex(g, field.hex)
  settleElsewhere(g)
  return isDecided(s) ? end(g, s.attacked === 1) : 'battle/retreats'
}

/** §9.4 who must retreat, and who wants to */
export function* retreats(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const field = fieldOf(s)
  yield* retreatsAfterBattle(g, {
    hex: field.hex,
    attacker: field.attacker,
    rout: isMarkedOut(field, BOARD.rout),
    cavalryOnly: s.cavalryOnly === 1,
    skirmish: isSkirmish(field),
  })
  return end(g, s.attacked === 1)
}

/** §9.1.2 §9.1.3.e they have had their battle: wherever a retreat takes them, they attack nobody there */
function dismiss(s: State, hex: number): void {
  for (const u of unitsAt(s, phasing(s), hex)) unmark(s, u, MARK.attacks | MARK.entered)
}

const isAnybodyLeft = (s: State, field: Field): boolean =>
  defendersOf(s, field).length > 0 && attackersOf(s, field).length > 0

/** §9.1.4 the guns have left nobody (ruling 19: it counts all the same); §9.2.4.a nobody strikes back */
function endWithoutFire(g: GrandIllusion, field: Field): Next {
  const { hex, attacker: side } = field
  if (isCounterattack(field)) g.emit?.({ type: 'no-counterattack', rule: '9.2.4.a', hex, side })
  else g.emit?.({ type: 'nobody-to-fight', rule: '9.1.4', hex })
  settleMandate(g, true)
  return end(g, false)
}

/** §9.3.5.c asks no more of the attacker than to have come, though all he faced ride away (§9.2.6) */
function* exchangeFire(g: GrandIllusion, field: Field): Procedure {
  const spared = disruptedAttackers(g.state, field)
  yield* withdrawCavalry(g, field)
  const lost = resolveBoard(g, field)
  clearBoard(g.state)
  if (g.state.attacked === 1) yield* payForElan(g, field, lost, spared)
}

/** §9.3.6 siege, control, the next battle. Forts are not shut in by a battle that was none (§9.5.3.a): `isSettled` is false. */
function end(g: GrandIllusion, isSettled: boolean): Next {
  const { state: s } = g
  const hex = s.battleHex
  clearBoard(s)
  if (isSettled) besiege(g, hex)
  settleHex(g, hex)
  // §8.3.3 a fort that has fallen or is shut in (§8.4.3.g) can open lines
  settleElsewhere(g)
  // §8.4.9.b a retreat can bring Germans to Paris, too
  checkParis(g)
  forget(s)
  if (isDecided(s)) return 'end'
  if (s.mustYield === 1) cancelBattles(g)
  return 'done'
}

function forget(s: State): void {
  s.battleHex = -1
  s.fortune = 0
  s.battleMarks = 0
  s.cavalryOnly = 0
  s.attacked = 0
}

/** §9.1.3.d the initiative passes: battles not yet fought are off */
function cancelBattles(g: GrandIllusion): void {
  const { state: s } = g
  const side = enemyOf(phasing(s))
  const hexes = dueHexes(s)
  if (hexes.length > 0) g.emit?.({ type: 'battles-cancelled', rule: '9.1.3.d', hexes, side })
  s.battle.fill(DUE.none)
}

const dueHexes = (s: State): number[] =>
  [...s.battle.toArray().keys()].filter(
    (h) => s.battle.get(h) === DUE.forced || s.battle.get(h) === DUE.optional,
  )
