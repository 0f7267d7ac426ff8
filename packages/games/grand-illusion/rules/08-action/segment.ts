/** §8.1 the action phase: segments in turn, at most two activations each. */
import type { GrandIllusion, Next, Refusal, Step } from '../../grand-illusion.ts'
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

export { addCaps, spendCaps } from '../05-caps.ts'

/** §8.1.1 the player with the initiative begins */
export function beginActionPhase(g: GrandIllusion): Next {
  const { state: s } = g
  s.passes = 0
  const next = beginSegment(g, s.initiative as Side)
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
  s.windows = 0
  g.emit?.({ type: 'segment-began', rule: '8.1.1', side, caps: capsOf(s, side) })
  return 'segment'
}

/** §8.1 a segment: the other player's window for a general withdrawal (§8.7.1), then an activity, a stop or a pass */
export function* segmentPhase(g: GrandIllusion): Step<Next> {
  const { state: s } = g
  if (isDecided(s)) return 'end'
  const side = phasing(s)
  const other = enemyOf(side)
  if (s.segmentCaps === 0 && isWindowOpen(s, other)) return yield* askWindow(g, other)
  if (capsOf(s, side) === 0) {
    if (s.segmentCaps === 0 && isWindowOpen(s, side)) return yield* askWindow(g, side)
    // §8.1.2 nothing is left to follow a pass (ruling 45)
    return s.passes > 0 ? endActionPhase(g) : nextSegment(g, other)
  }
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
      return nextSegment(g, other)
    case 'withdraw':
      declareWithdrawal(g, side)
      return 'withdrawal'
    default:
      return yield* perform(g, side, pick.verb, pick.arg)
  }
}

type Activity = 'activate' | 'entrench' | 'recover' | 'land' | 'enter-north'

/** §4.0.action each activity costs one CAP; spending one breaks a row of passes */
function* perform(g: GrandIllusion, side: Side, activity: Activity, h: number): Step<Next> {
  const { state: s } = g
  spendCaps(g, side, 1)
  s.segmentCaps++
  s.passes = 0
  switch (activity) {
    case 'activate':
      g.emit?.({ type: 'activated', rule: '8.2.1', side, hex: h, caps: capsOf(s, side) })
      noteActivation(g, side, h)
      beginActivation(g, h)
      return 'activation'
    case 'land':
      return yield* land(g, h)
    case 'enter-north':
      return yield* enterFromHolland(g, h)
    case 'entrench':
      entrench(g, side, h)
      return endActivation(g)
    case 'recover':
      noteActivation(g, side, h)
      yield* recoverHex(g, side, h)
      // §8.1.1.b §9.8.3.b after another activation it yields, even to a player without CAPs
      if (s.activations > 0) return yieldTo(g, enemyOf(side))
      s.recoveredFirst = 1
      return endActivation(g)
  }
}

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

/** §8.1.1.b the same player goes on, or yields */
export function endActivation(g: GrandIllusion): Next {
  const { state: s } = g
  const side = phasing(s)
  const other = enemyOf(side)
  s.activations++
  settleActivation(g)
  if (isDecided(s)) return 'end'
  // §14.3.6.a.5 the German activation before the first turn
  if (s.turn === 0) return beforeFirstTurn(g)
  const hasDone = s.activations >= MOST_ACTIVATIONS && capsOf(s, other) > 0
  return hasDone || isRecoveryOver(s, side) || capsOf(s, side) === 0 ? nextSegment(g, other) : 'segment'
}

/** §9.8.3.b after a recovery only another may follow: without one the initiative passes by itself */
const isRecoveryOver = (s: State, side: Side): boolean =>
  s.recoveredFirst === 1 && (s.activations >= MOST_ACTIVATIONS || activities(s, side).recover.length === 0)

/** what an activation may have brought about: §14.1.2.d.2 hexes in supply now, §12.5.3 Antwerp masked */
function settleActivation(g: GrandIllusion): void {
  g.state.activeHex = -1
  scoreSuppliedHexes(g)
  noteMasking(g.state)
}

function beforeFirstTurn(g: GrandIllusion): Next {
  g.state.turn = 1
  return 'caps'
}

/** §8.1.1.b the phasing player must yield at once (fortunes of war), or the opponent of one who withdrew begins anew (§8.7.1) */
export function yieldTo(g: GrandIllusion, side: Side): Next {
  settleActivation(g)
  if (isDecided(g.state)) return 'end'
  return g.state.turn === 0 ? beforeFirstTurn(g) : nextSegment(g, side)
}

/** §8.1.2 unless nobody has a CAP left */
function nextSegment(g: GrandIllusion, side: Side): Next {
  const { state: s } = g
  if (capsOf(s, side) === 0 && capsOf(s, enemyOf(side)) === 0) return endActionPhase(g)
  return beginSegment(g, side)
}

/** §8.7.1 CAPs have been spent in this segment */
const tooLateToWithdraw: Refusal = { code: 'withdraw-at-start', rule: '8.7.1', facts: {} }

/** §8.7.1 he may withdraw, and has not said that he will not this turn */
const mayDeclare = (s: State, side: Side): boolean =>
  (s.waived & (1 << side)) === 0 && !whyNotWithdraw(s, side)

const isWindowOpen = (s: State, side: Side): boolean => (s.windows & (1 << side)) === 0 && mayDeclare(s, side)

/** §8.7.1 before the first activation of a segment, in the enemy's, too */
function* askWindow(g: GrandIllusion, side: Side): Step<Next> {
  const { state: s } = g
  const pick = yield* g.ask(side, {
    rule: '8.7.1',
    prompt: 'withdrawal-window',
    // §8.4.9.b the turn the Allied one is due by, or 0
    facts: { side, phasing: s.phasing, due: side === AL ? s.withdrawBy : 0 },
    choose: () => ({ withdraw: true, 'not-now': true, 'not-this-turn': true }),
  })
  s.windows |= 1 << side
  if (pick.verb === 'not-this-turn') s.waived |= 1 << side
  if (pick.verb !== 'withdraw') return 'segment'
  declareWithdrawal(g, side)
  return 'withdrawal'
}

/** §8.4.9.b one who must withdraw by this turn does so before the phase ends; §12.1; then strategic movement */
function endActionPhase(g: GrandIllusion): Next {
  const { state: s } = g
  const mustWithdraw = s.withdrawBy > 0 && s.turn >= s.withdrawBy
  if (mustWithdraw && !whyNotWithdraw(s, AL)) {
    declareWithdrawal(g, AL)
    return 'withdrawal'
  }
  g.emit?.({ type: 'action-ended', rule: '8.1.2', turn: s.turn })
  befAlone(g)
  s.phasing = enemyOf(s.initiative as Side)
  s.step = 0
  unmarkAll(s, MARK.moved)
  return 'strategic'
}
