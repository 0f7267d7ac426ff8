/** §9.1.3.f one battle from the first shell to the retreats. */
import type { GrandIllusion, NextPhase, Step } from '../../grand-illusion.ts'
import { enemyOf } from '../../sides.ts'
import { BATTLE, BOARD, phasing, type State } from '../../state.ts'
import { settleHex } from '../08-action/control.ts'
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
import { retreatsAfterBattle } from './retreat.ts'
import { besiege } from './siege.ts'

export function* battle(g: GrandIllusion, hex: number): Step<NextPhase> {
  begin(g, hex)
  // §14.1.1.a.1 before anything else
  const course = (yield* belgianWithdrawal(g, hex)) ? 'retired' : yield* prelude(g)
  if (course === 'fight' || course === 'counterattack') yield* fightOut(g)
  return end(g, course)
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

function* fightOut(g: GrandIllusion): Step {
  const { state: s } = g
  const field = fieldOf(s)
  if (!isAnybodyLeft(s, field)) {
    callOff(g, field)
    return
  }
  yield* setUpBoard(g, field)
  const isEnough = hasBroughtEnough(s, field)
  if (isCounterattack(field) && !isAnyoneEngaged(s, field)) {
    callOff(g, field)
    return
  }
  yield* exchangeFire(g, field)
  settleMandate(g, isEnough)
  yield* retreatsAfterBattle(g, {
    hex: field.hex,
    attacker: field.attacker,
    rout: isMarkedOut(field, BOARD.rout),
    skirmish: isSkirmish(field),
  })
}

const isAnybodyLeft = (s: State, field: Field): boolean =>
  defendersOf(s, field).length > 0 && attackersOf(s, field).length > 0

/** §9.1.4 the guns have left nobody (ruling 19: it counts all the same); §9.2.4.a nobody strikes back */
function callOff(g: GrandIllusion, field: Field): void {
  const { hex, attacker: side } = field
  if (isCounterattack(field)) g.emit?.({ type: 'no-counterattack', rule: '9.2.4.a', hex, side })
  else g.emit?.({ type: 'nobody-to-fight', rule: '9.1.4', hex })
  settleMandate(g, true)
}

function* exchangeFire(g: GrandIllusion, field: Field): Step {
  yield* withdrawCavalry(g, field)
  const isFought = isAnyoneEngaged(g.state, field)
  const lost = resolveBoard(g, field)
  clearBoard(g.state)
  if (isFought) yield* payForElan(g, field, lost)
}

/** §9.3.6 siege, control, and whose turn it is now */
function end(g: GrandIllusion, course: Course): NextPhase {
  const { state: s } = g
  const hex = s.battleHex
  clearBoard(s)
  if (course !== 'called-off') besiege(g, hex)
  settleHex(g, hex)
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
function handOver(g: GrandIllusion): NextPhase {
  const { state: s } = g
  const side = enemyOf(phasing(s))
  const hexes = dueHexes(s)
  if (hexes.length > 0) g.emit?.({ type: 'battles-cancelled', rule: '9.1.3.d', hexes, side })
  s.battle.fill(BATTLE.none)
  return yieldTo(g, side)
}

const dueHexes = (s: State): number[] =>
  [...s.battle.keys()].filter((h) => s.battle[h] === BATTLE.forced || s.battle[h] === BATTLE.optional)
