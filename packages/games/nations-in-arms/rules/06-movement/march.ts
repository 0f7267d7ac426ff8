/** §5.1.4 §6.1 The stack that moves: one answer of its player. */
import { blocOfPiece, powerOfPiece } from '../../allegiance.ts'
import { MARK, PACE, TROD } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import type { Next, NationsInArms, Procedure, Refusal } from '../../nations-in-arms.ts'
import { isUnit } from '../../pieces.ts'
import { isBox, neighboursOf } from '../../spaces.ts'
import { put, type State, whereIs } from '../../state.ts'
import { GROUND, groundOf } from '../../terrain.ts'
import { type Force, movingStack, standingAt, unitsIn } from '../02-units/force.ts'
import { assignBoxes } from '../03-stacking/boxes.ts'
import { residents } from '../03-stacking/parts.ts'
import { absorb, absorbable, whyNotAbsorb } from '../05-activation/absorb.ts'
import { settleDropped } from '../05-activation/end.ts'
import { designatable, designate, whyNotDesignate, whyNotWithoutFlanks } from '../05-activation/flanks.ts'
import { whyNotHalt } from '../05-activation/halt.ts'
import { sinkToTaken } from '../05-activation/levels.ts'
import { leave, mayExtend, take, whyNotLeave, whyNotTake } from '../05-activation/stack.ts'
import {
  bridge,
  bridgeable,
  detach,
  turn,
  whyNotBridge,
  whyNotDetach,
  whyNotTurn,
} from '../05-activation/support.ts'
import { rally, whyNotRally } from '../08-battle/rally.ts'
import { besiege, leaveScreen, whyNotBesiege, whyNotLeaveSiege } from '../09-siege/active.ts'
import { forgetSiege } from '../09-siege/free-check.ts'
import { sortie, whyNotSlipOut, whyNotSortie } from '../09-siege/sortie.ts'
import { liftIfLeft } from '../09-siege/upkeep.ts'
import { hasSlowTrain, leftOf, spend } from './allowance.ts'
import { crosserOf, stepCost } from './costs.ts'
import { whyNotMarch } from './refusals.ts'

const whyNotGo = (s: State, to: number) =>
  whyNotSlipOut(s) ?? whyNotMarch(s, to) ?? whyNotLeaveSiege(s) ?? whyNotWithoutFlanks(s, to)

const pieceOptions = (s: State, stack: Force) => {
  const here = [...stack, ...residents(s)]
  const those = (pieces: readonly number[], why: (s: State, p: number) => Refusal | undefined): number[] =>
    pieces.filter((p) => why(s, p) === undefined).sort((a, b) => a - b)
  return {
    take: those(residents(s), whyNotTake),
    leave: those(stack, whyNotLeave),
    absorb: absorbable(s),
    turn: those(here, whyNotTurn),
    detach: those(stack, whyNotDetach),
    designate: designatable(s),
  }
}

export function* march(g: NationsInArms): Procedure<Next> {
  const { state: s } = g
  const stack = movingStack(s)
  const from = whereIs(s, s.mover)
  const pick = yield* g.ask(powerOfPiece(s, s.mover), {
    rule: '5.1.4',
    prompt: 'march',
    facts: { units: stack, space: from, left: leftOf(s, stack), piece: s.mover },
    choose: () => ({
      march: neighboursOf(from).filter((to) => whyNotGo(s, to) === undefined),
      ...pieceOptions(s, stack),
      bridge: bridgeable(s),
      extend: mayExtend(s),
      'extend-trains': mayExtend(s) && hasSlowTrain(s, stack),
      besiege: whyNotBesiege(s) === undefined,
      sortie: whyNotSortie(s) === undefined,
      rally: whyNotRally(s) === undefined,
      halt: whyNotHalt(s) === undefined,
    }),
    refuse: {
      march: (to) => whyNotGo(s, to),
      take: (p) => whyNotTake(s, p),
      leave: (p) => whyNotLeave(s, p),
      absorb: (p) => whyNotAbsorb(s, p),
      turn: (p) => whyNotTurn(s, p),
      detach: (p) => whyNotDetach(s, p),
      designate: (p) => whyNotDesignate(s, p),
      bridge: (to) => whyNotBridge(s, to),
      besiege: () => whyNotBesiege(s),
      sortie: () => whyNotSortie(s),
      rally: () => whyNotRally(s),
      halt: () => whyNotHalt(s),
    },
  })
  switch (pick.verb) {
    case 'march':
      leaveScreen(s)
      yield* settleDropped(g)
      moveStack(g, pick.arg)
      return 'entry/intercept'
    case 'take':
      take(g, pick.arg)
      break
    case 'leave':
      leave(s, pick.arg)
      break
    case 'absorb':
      yield* absorb(g, pick.arg)
      break
    case 'turn':
      turn(g, pick.arg)
      break
    case 'detach':
      detach(g, pick.arg)
      break
    case 'designate':
      designate(g, pick.arg)
      break
    case 'bridge':
      bridge(g, pick.arg)
      break
    case 'extend':
      extend(g, PACE.extended)
      break
    case 'extend-trains':
      extend(g, PACE.trains)
      break
    case 'besiege':
      return besiege(g)
    case 'sortie':
      return yield* sortie(g)
    case 'rally':
      rally(g)
      break
    case 'halt':
      return 'march/end'
  }
  return 'march'
}

/** §6.1.5 */
function extend(g: NationsInArms, pace: 1 | 2): void {
  g.state.pace = pace
  g.emit?.({ type: 'extended', rule: '6.1.5', trains: Number(pace === PACE.trains) })
}

/** §7.2.4(3) ground that counts in attrition */
function trodOn(at: number): number {
  if (isBox(at)) return 0
  const ground = groundOf(at)
  if (ground === GROUND.desert) return TROD.desert
  return [GROUND.mountain, GROUND.marsh, GROUND.pass].some((each) => each === ground)
    ? TROD.mountainOrMarsh
    : 0
}

/** §6.1.1(1) one step; what has been taken in counts from here on (§5.5.1.1(2)) */
function moveStack(g: NationsInArms, to: number): void {
  const { state: s } = g
  const stack = movingStack(s)
  const from = whereIs(s, s.mover)
  const cost = stepCost(s, crosserOf(s, stack), from, to)
  sinkToTaken(g, stack)
  spend(s, cost)
  s.begun = 1
  s.contact = from
  s.joiningAt = s.absorbingAt = NONE
  s.trod |= trodOn(to)
  for (const p of stack) put(s, p, to)
  for (const p of stack) s.marks.remove(p, MARK.inside)
  // §2.4.2 whoever has gone without the marker has left the army
  assignBoxes(s, stack)
  assignBoxes(s, standingAt(s, from, blocOfPiece(s, s.mover)))
  forgetSiege(s)
  // §9.1.5
  liftIfLeft(g, from)
  g.emit?.({ type: 'marched', rule: '6.1.1(1)', units: unitsOrLeaders(stack), from, to, cost })
}
const unitsOrLeaders = (stack: Force): readonly number[] => (stack.some(isUnit) ? unitsIn(stack) : stack)
