/** §9.1.3.f one battle from the first shell to the retreats. */
import type { GrandIllusion, Next, Step } from '../../grand-illusion.ts'
import { enemyOf, SIDES } from '../../sides.ts'
import { BATTLE, BOARD, MARK, phasing, presenceOf, type State, unitsAt, unmark } from '../../state.ts'
import { settleElsewhere, settleHex } from '../08-action/control.ts'
import { checkParis } from '../08-action/paris.ts'
import { yieldTo } from '../08-action/segment.ts'
import { belgianWithdrawal } from '../14-scenarios/special.ts'
import { isDecided } from '../14-scenarios/victory.ts'
import { clearBoard, isAnyoneEngaged, setUpBoard } from './board-setup.ts'
import { bombardment } from './bombardment.ts'
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
import { type Course, fortunes } from './fortunes.ts'
import { declareMandated, hasBroughtEnough, settleMandate } from './mandated.ts'
import { disruptedAttackers } from './open-columns.ts'
import { retreatsAfterBattle } from './retreat.ts'
import { besiege } from './siege.ts'

export function* battle(g: GrandIllusion, hex: number): Step<Next> {
  begin(g, hex)
  // §14.1.1.a.1 before anything else
  const course = (yield* belgianWithdrawal(g, hex)) ? 'retired' : yield* prelude(g)
  const isSettled =
    course !== 'fight' && course !== 'counterattack' ? course !== 'called-off' : yield* fightOut(g)
  return end(g, course, isSettled)
}

/** §9.1.1.f §9.5.4.c §9.1.4 what comes before the board */
function* prelude(g: GrandIllusion): Step<Course> {
  yield* declareMandated(g)
  yield* bombardment(g)
  return yield* fortunes(g)
}

function begin(g: GrandIllusion, hex: number): void {
  const { state: s } = g
  s.battle[hex] = BATTLE.fought
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

/** False if nobody attacked: forts are not shut in by a battle that was none (§9.5.3.a). */
function* fightOut(g: GrandIllusion): Step<boolean> {
  const { state: s } = g
  const field = fieldOf(s)
  if (!isAnybodyLeft(s, field)) return callOff(g, field)
  const cavalryOnly = SIDES.every((side) => presenceOf(s, side).infantry(field.hex) === 0)
  yield* setUpBoard(g, field)
  const isEnough = hasBroughtEnough(s, field)
  const isFought = isAnyoneEngaged(s, field)
  if (isCounterattack(field) && !isFought) return callOff(g, field)
  yield* exchangeFire(g, field, isFought)
  settleMandate(g, isEnough)
  dismiss(s, field.hex)
  // §8.3.3 §9.5.4.a at once, before anybody thinks of retreat: guns left alone are lost
  settleHex(g, field.hex)
  settleElsewhere(g)
  if (isDecided(s)) return isFought
  yield* retreatsAfterBattle(g, {
    hex: field.hex,
    attacker: field.attacker,
    rout: isMarkedOut(field, BOARD.rout),
    cavalryOnly,
    skirmish: isSkirmish(field),
  })
  return isFought
}

/** §9.1.2 §9.1.3.e they have had their battle: wherever a retreat takes them, they attack nobody there */
function dismiss(s: State, hex: number): void {
  for (const u of unitsAt(s, phasing(s), hex)) unmark(s, u, MARK.attacks | MARK.entered)
}

const isAnybodyLeft = (s: State, field: Field): boolean =>
  defendersOf(s, field).length > 0 && attackersOf(s, field).length > 0

/** §9.1.4 the guns have left nobody (ruling 19: it counts all the same); §9.2.4.a nobody strikes back */
function callOff(g: GrandIllusion, field: Field): false {
  const { hex, attacker: side } = field
  if (isCounterattack(field)) g.emit?.({ type: 'no-counterattack', rule: '9.2.4.a', hex, side })
  else g.emit?.({ type: 'nobody-to-fight', rule: '9.1.4', hex })
  settleMandate(g, true)
  return false
}

/** `isFought`: somebody came to attack; §9.3.5.c asks no more of him, though all he faced ride away (§9.2.6) */
function* exchangeFire(g: GrandIllusion, field: Field, isFought: boolean): Step {
  const spared = disruptedAttackers(g.state, field)
  yield* withdrawCavalry(g, field)
  const lost = resolveBoard(g, field)
  clearBoard(g.state)
  if (isFought) yield* payForElan(g, field, lost, spared)
}

/** §9.3.6 siege, control, and whose turn it is now */
function end(g: GrandIllusion, course: Course, isSettled: boolean): Next {
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
  return course === 'called-off' || course === 'counterattack' ? handOver(g) : 'battles'
}

function forget(s: State): void {
  s.battleHex = -1
  s.fortune = 0
  s.battleMarks = 0
}

/** §9.1.3.d the initiative passes; battles not yet fought are off */
function handOver(g: GrandIllusion): Next {
  const { state: s } = g
  const side = enemyOf(phasing(s))
  const hexes = dueHexes(s)
  if (hexes.length > 0) g.emit?.({ type: 'battles-cancelled', rule: '9.1.3.d', hexes, side })
  s.battle.fill(BATTLE.none)
  return yieldTo(g, side)
}

const dueHexes = (s: State): number[] =>
  [...s.battle.keys()].filter((h) => s.battle[h] === BATTLE.forced || s.battle[h] === BATTLE.optional)
