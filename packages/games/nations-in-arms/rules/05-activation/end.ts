/** §5.2 The stack ends its move, and the activation ends. */
import { call } from '@sandtable/kernel'
import { blocOfPiece } from '../../allegiance.ts'
import { ACTIVATION_MARKS, MARK, PACE } from '../../codes.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { nationOf } from '../../pieces.ts'
import { type State, whereIs } from '../../state.ts'
import { clearAction } from '../20-scenarios/new-game.ts'
import { enemiesAt, type Force, forceOf, isCombatCapable, movingStack, unitsIn } from '../02-units/force.ts'
import { voiceOf } from '../03-stacking/command.ts'
import { joinForces } from '../03-stacking/joining.ts'
import { displaceExcess } from '../03-stacking/overstack.ts'
import { dropped, residents } from '../03-stacking/parts.ts'
import { leftOf, spend } from '../06-movement/allowance.ts'
import { beginBattle } from '../06-movement/battle-seam.ts'
import { isUnsupplied } from '../07-supply/check.ts'
import { checkAttrition } from '../07-supply/attrition.ts'
import { forgetSiege } from '../09-siege/free-check.ts'
import { haltCost, isFlankMove, others } from './halt.ts'
import { joinLevels, levelAfter, setLevels, worst } from './levels.ts'

/** §7.2.1(1) the stack has to check attrition */
const isStrained = (s: State, force: Force): boolean =>
  unitsIn(force).length > 0 &&
  (isUnsupplied(s, force) || (s.forced === 1 && s.spent > s.unforced) || s.pace !== PACE.normal)

/** §7.2.3(1) before a battle, or at the end of a move without one */
export function* strain(g: NationsInArms, force: Force, isBattle = false): Procedure {
  const { state: s } = g
  // a battle is always checked for; without one only if there was none before (ruling 55)
  const isDone = s.checked === 1 && !isBattle
  if (isBattle) s.checked = 1
  if (isDone || !isStrained(s, force)) return
  yield* checkAttrition(g, {
    force,
    mp: s.forced === 1 ? s.spent - s.unforced : s.spent,
    trod: s.trod,
    rule: '7.2.1(1)',
  })
  // §7.2.4(3) the next check counts what is entered from now on
  s.trod = 0
}

/** §5.1.4(2)b §7.2.3(2) whoever the stack has dropped ends its activation there, and joins those who are there */
export function* settleDropped(g: NationsInArms): Procedure {
  const { state: s } = g
  const left = dropped(s)
  if (left.length === 0) return
  yield* strain(g, left)
  const still = left.filter((p) => whereIs(s, p) >= 0)
  const there = others(s)
  joinLevels(g, still, there, levelAfter(s, still))
  joinForces(s, still, there)
  for (const p of still) s.marks.remove(p, MARK.dropped)
  // §3.1.5 losses may have left units without their leader
  yield* displaceExcess(g, whereIs(s, s.mover), blocOfPiece(s, s.mover))
}

/** §5.2(4) §5.2(8) */
export function* endStack(g: NationsInArms): Procedure<Next> {
  const { state: s } = g
  const stack = movingStack(s)
  const [at, bloc] = [whereIs(s, s.mover), blocOfPiece(s, s.mover)]
  const cost = Math.min(haltCost(s, stack), leftOf(s, stack))
  if (cost > 0) spend(s, cost)
  yield* strain(g, stack)
  const left = stack.filter((p) => whereIs(s, p) >= 0)
  if (left.length > 0) settle(g, left, cost)
  for (const p of left) s.marks.remove(p, MARK.active | MARK.dropped)
  for (const p of residents(s)) s.marks.remove(p, MARK.dropped)
  if (at >= 0) yield* displaceExcess(g, at, bloc)
  return s.army !== NONE && whereIs(s, s.army) >= 0 ? 'march/flanks' : 'march/close'
}

function settle(g: NationsInArms, stack: Force, cost: number): void {
  const { state: s } = g
  const there = residents(s)
  const at = whereIs(s, stack[0] ?? 0)
  if (isFlankMove(s)) settleFlank(g, stack, there)
  else joinLevels(g, stack, there, levelAfter(s, stack))
  if (there.length > 0) {
    joinForces(s, stack, there)
    g.emit?.({ type: 'joined', rule: '5.2(4)', units: stack, space: at, cost })
  }
  g.emit?.({ type: 'activation-ended', rule: '5.2', piece: s.mover, space: at })
}

/** §5.6.2 the level of the marker, or its own where that is worse; stacked with the marker all have the worse one */
function settleFlank(g: NationsInArms, stack: Force, there: Force): void {
  const { state: s } = g
  const box = unitsIn(there).filter((u) => s.under.get(u) === s.army)
  const marker = worst(s, unitsUnder(s, s.army))
  const level = Math.max(marker, worst(s, unitsIn(stack)))
  if (box.length > 0) setLevels(g, [...unitsIn(stack), ...box], level)
  else joinLevels(g, stack, there, level)
}
const unitsUnder = (s: State, army: number): number[] =>
  unitsIn(residentsOf(s, army)).filter((u) => s.under.get(u) === army)
const residentsOf = (s: State, army: number): number[] => s.derived.presence.unitsAt(whereIs(s, army))

/** §5.6.1(4) a battle of the marker that has waited for its flank units; then the activation is over */
export function* closeActivation(g: NationsInArms): Procedure<Next> {
  yield* []
  const { state: s } = g
  if (s.pendingAt !== NONE) {
    const [where, contact] = [s.pendingAt, s.pendingContact]
    s.pendingAt = s.pendingContact = NONE
    const [enemy = NONE] = enemiesAt(s, where, nationOf(s.activated)).filter((p) => isCombatCapable(s, p))
    if (enemy !== NONE && whereIs(s, s.activated) === where) {
      beginBattle(s, where, contact, s.activated, voiceOf(s, forceOf(s, enemy)))
      return call('battle', 'march/close')
    }
  }
  s.marks.removeFromAll(ACTIVATION_MARKS)
  clearAction(s)
  forgetSiege(s)
  // §9.1.4(3) §9.1.5
  return call(['siege/screens', 'siege/upkeep'], 'impulse')
}
