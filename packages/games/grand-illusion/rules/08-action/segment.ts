/** §8.1 the action phase: segments in turn, at most two activations each. */
import { call } from '@sandtable/kernel'
import type { GrandIllusion, Next, Refusal, Procedure } from '../../grand-illusion.ts'
import { AL, enemyOf, type Side } from '../../sides.ts'
import { MARK, phasing, type State, unmarkAll } from '../../state.ts'
import { spendCaps } from '../05-caps.ts'
import { entrench, whyNotEntrench } from '../09-battle/entrenching.ts'
import { recoverHex } from '../09-battle/recovery.ts'
import { befAlone } from '../12-bef.ts'
import { isHistorical } from '../14-scenarios/historical.ts'
import { enterFromHolland, land, whyNotEnterNorth, whyNotLand } from '../14-scenarios/landings.ts'
import { noteMasking } from '../14-scenarios/antwerp.ts'
import { noteActivation } from '../14-scenarios/special.ts'
import { isDecided, scoreSuppliedHexes } from '../14-scenarios/victory.ts'
import { beginActivation } from './activation.ts'
import {
  activationsLeft,
  activities,
  capsOf,
  MOST_ACTIVATIONS,
  onlyRecovery,
  whyNotActivateHex,
  whyNotRecoverHex,
} from './activities.ts'
import { declareWithdrawal, whyNotWithdraw } from './withdrawal.ts'

/** §8.1.1 the player with the initiative begins */
export function beginActionPhase(g: GrandIllusion): Next {
  const { state: s } = g
  s.passes = 0
  const next = beginSegment(g, s.initiative)
  // §6.0.t1 taking Mulhouse was the first activation of the Allied player
  if (s.turn === 1 && isHistorical(s)) s.activations = 1
  return next
}

function beginSegment(g: GrandIllusion, side: Side): Next {
  const { state: s } = g
  s.phasing = side
  s.activations = 0
  s.segmentCaps = 0
  s.recoveredFirst = 0
  s.mustYield = 0
  g.emit?.({ type: 'segment-began', rule: '8.1.1', side, caps: capsOf(s, side) })
  return 'segment/window'
}

/** §8.7.1 before the first activation of a segment the other player may withdraw */
export function* withdrawalWindow(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const side = phasing(s)
  if (yield* wantsToWithdraw(g, enemyOf(side))) return declareWithdrawal(g, enemyOf(side))
  return capsOf(s, side) > 0 ? 'segment/activity' : 'segment/out-of-caps'
}

/** §8.7.1 asks a player who may declare it whether he withdraws now */
function* wantsToWithdraw(g: GrandIllusion, side: Side): Procedure<boolean> {
  const { state: s } = g
  if (!mayDeclare(s, side)) return false
  const pick = yield* g.ask(side, {
    rule: '8.7.1',
    prompt: 'withdrawal-window',
    // §8.4.9.b the turn the Allied one is due by, or 0
    facts: { side, phasing: s.phasing, due: side === AL ? s.withdrawBy : 0 },
    choose: () => ({ withdraw: true, 'not-now': true, 'not-this-turn': true }),
  })
  if (pick.verb === 'not-this-turn') s.waived |= 1 << side
  return pick.verb === 'withdraw'
}

/** §8.7.1 he may withdraw, and has not said that he will not this turn */
const mayDeclare = (s: State, side: Side): boolean =>
  (s.waived & (1 << side)) === 0 && !whyNotWithdraw(s, side)

/** §8.1.1 §4.0.action the player of the segment spends a CAP, stops or passes */
export function* activityPhase(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const side = phasing(s)
  const pick = yield* g.ask(side, {
    rule: '8.1.1',
    prompt: s.recoveredFirst === 1 ? 'recover-or-stop' : 'activity',
    facts: {
      side,
      caps: capsOf(s, side),
      left: activationsLeft(s, side),
      trenches: s.entrenching !== 0,
      fresh: s.segmentCaps === 0,
    },
    choose: () => activities(s, side),
    refuse: {
      activate: (h) => (s.recoveredFirst === 1 ? onlyRecovery(h) : whyNotActivateHex(s, side, h)),
      entrench: (h) => (s.recoveredFirst === 1 ? onlyRecovery(h) : whyNotEntrench(s, side, h)),
      recover: (h) => whyNotRecoverHex(s, side, h),
      land: (h) => (s.recoveredFirst === 1 ? onlyRecovery(h) : whyNotLand(s, h)),
      'enter-north': (h) => (s.recoveredFirst === 1 ? onlyRecovery(h) : whyNotEnterNorth(s, h)),
      pass: () => ({ code: 'has-spent-caps', rule: '8.1.1.a', facts: {} }),
      stop: () => ({ code: 'nothing-spent-yet', rule: '8.1.1', facts: {} }),
      withdraw: () => whyNotWithdraw(s, side) ?? tooLateToWithdraw,
    },
  })
  switch (pick.verb) {
    case 'pass':
      return pass(g, side)
    case 'stop':
      g.emit?.({ type: 'yielded', rule: '8.1.1', side })
      return nextSegment(g, enemyOf(side))
    case 'withdraw':
      return declareWithdrawal(g, side)
    default:
      return yield* perform(g, side, pick.verb, pick.arg)
  }
}

/** §8.7.1 CAPs have been spent in this segment */
const tooLateToWithdraw: Refusal = { code: 'withdraw-at-start', rule: '8.7.1', facts: {} }

type Activity = 'activate' | 'entrench' | 'recover' | 'land' | 'enter-north'

/** §4.0.action each activity costs one CAP; spending one breaks a row of passes */
function* perform(g: GrandIllusion, side: Side, activity: Activity, h: number): Procedure<Next> {
  const { state: s } = g
  spendCaps(g, side, 1)
  s.segmentCaps++
  s.passes = 0
  switch (activity) {
    case 'activate':
      g.emit?.({ type: 'activated', rule: '8.2.1', side, hex: h, caps: capsOf(s, side) })
      noteActivation(g, side, h)
      beginActivation(g, h)
      return call('activation', 'segment')
    case 'land':
      yield* land(g, h)
      return call('battles', 'segment')
    case 'enter-north':
      yield* enterFromHolland(g, h)
      return call('battles', 'segment')
    case 'entrench':
      entrench(g, side, h)
      return 'segment'
    case 'recover':
      noteActivation(g, side, h)
      yield* recoverHex(g, side, h)
      // §8.1.1.b §9.8.3.b after another activation he yields, even to a player without CAPs
      if (s.activations > 0) s.mustYield = 1
      else s.recoveredFirst = 1
      return 'segment'
  }
}

/** §8.1.1.b an activation is over: the same player goes on, or yields */
export function* segmentPhase(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const side = phasing(s)
  s.activations++
  settleActivation(g)
  if (isDecided(s)) return 'end'
  return hasToYield(s, side) ? nextSegment(g, enemyOf(side)) : 'segment/activity'
}

/** §8.1.1.b after two activations, unless the opponent has no CAPs left; when he has none himself; by the fortunes of war */
const hasToYield = (s: State, side: Side): boolean =>
  s.mustYield === 1 ||
  (s.activations >= MOST_ACTIVATIONS && capsOf(s, enemyOf(side)) > 0) ||
  isRecoveryOver(s, side) ||
  capsOf(s, side) === 0

/** §9.8.3.b after a recovery only another may follow: without one the initiative passes by itself */
const isRecoveryOver = (s: State, side: Side): boolean =>
  s.recoveredFirst === 1 && (s.activations >= MOST_ACTIVATIONS || activities(s, side).recover.length === 0)

/** §8.1.1.a two in a row end the phase; so does one if the other player has nothing left to spend, nor to declare (§8.7.1) */
function pass(g: GrandIllusion, side: Side): Next {
  const { state: s } = g
  const other = enemyOf(side)
  s.passes++
  g.emit?.({ type: 'passed', rule: '8.1.1.a', side })
  if (s.passes >= 2) return endActionPhase(g)
  const canAct = capsOf(s, other) > 0 || mayDeclare(s, other)
  return canAct ? nextSegment(g, other) : endActionPhase(g)
}

/** §8.1.2 he has nothing to spend: he, too, may withdraw (§8.7.1); then nothing is left to follow a pass (ruling 45) */
export function* outOfCaps(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const side = phasing(s)
  if (yield* wantsToWithdraw(g, side)) return declareWithdrawal(g, side)
  return s.passes > 0 ? endActionPhase(g) : nextSegment(g, enemyOf(side))
}

/** §8.1.2 unless nobody has a CAP left */
function nextSegment(g: GrandIllusion, side: Side): Next {
  const { state: s } = g
  if (capsOf(s, side) === 0 && capsOf(s, enemyOf(side)) === 0) return endActionPhase(g)
  return beginSegment(g, side)
}

/** §8.4.9.b one who must withdraw by this turn does so before the phase ends; §12.1; then strategic movement */
function endActionPhase(g: GrandIllusion): Next {
  const { state: s } = g
  const mustWithdraw = s.withdrawBy > 0 && s.turn >= s.withdrawBy
  if (mustWithdraw && !whyNotWithdraw(s, AL)) return declareWithdrawal(g, AL)
  g.emit?.({ type: 'action-ended', rule: '8.1.2', turn: s.turn })
  befAlone(g)
  s.phasing = enemyOf(s.initiative)
  unmarkAll(s, MARK.moved)
  return 'strategic'
}

/** what an activation may have brought about: §14.1.2.d.2 hexes in supply now, §12.5.3 Antwerp masked */
export function settleActivation(g: GrandIllusion): void {
  g.state.activeHex = -1
  scoreSuppliedHexes(g)
  noteMasking(g.state)
}

/** §8.7.1 a general withdrawal is over: the opponent of the player who withdrew begins a segment */
export function segmentAfterWithdrawal(g: GrandIllusion, side: Side): Next {
  settleActivation(g)
  return isDecided(g.state) ? 'end' : nextSegment(g, enemyOf(side))
}
