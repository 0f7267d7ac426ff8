/** §4.0.action what a player may do in his segment. */
import type { Refusal } from '../../grand-illusion.ts'
import { HEXES } from '../../map.ts'
import { AL, enemyOf, type Side } from '../../sides.ts'
import { presenceOf, type State } from '../../state.ts'
import { whyNotEntrench } from '../09-battle/entrenching.ts'
import { mayRecover, whyNotRecover } from '../09-battle/recovery.ts'
import { landingHexes, northernEntryHexes } from '../14-scenarios/landings.ts'
import { whyNotActivate } from '../14-scenarios/special.ts'
import { whyNotWithdraw } from './withdrawal.ts'

export const MOST_ACTIVATIONS = 2
export const capsOf = (s: State, side: Side): number => s.caps.get(side)

/** §8.1.1.b as many as there are CAPs where the opponent has none */
export const activationsLeft = (s: State, side: Side): number =>
  capsOf(s, enemyOf(side)) === 0
    ? capsOf(s, side)
    : Math.min(capsOf(s, side), MOST_ACTIVATIONS - s.activations)

/** Everything he may do now. */
export function activities(s: State, side: Side) {
  const isOnlyRecovery = s.recoveredFirst === 1
  // §9.7.1 for most of a game nobody digs: no need to ask hex by hex
  const mayDig = !isOnlyRecovery && s.entrenching !== 0
  const activate: number[] = []
  const trenches: number[] = []
  const recover: number[] = []
  for (let h = 0; h < HEXES; h++) {
    if (!presenceOf(s, side).isAnyone(h)) continue
    if (!isOnlyRecovery && !whyNotActivateHex(s, side, h)) activate.push(h)
    if (mayDig && !whyNotEntrench(s, side, h)) trenches.push(h)
    if (mayRecover(s, side, h) && !whyNotActivate(s, side, h)) recover.push(h)
  }
  return {
    activate,
    entrench: trenches,
    recover,
    land: side === AL && !isOnlyRecovery ? landingHexes(s) : [],
    'enter-north': side !== AL && !isOnlyRecovery ? northernEntryHexes(s) : [],
    withdraw: s.segmentCaps === 0 && !whyNotWithdraw(s, side),
    stop: s.segmentCaps > 0,
    pass: s.segmentCaps === 0,
  }
}

/** §9.8.3.b */
export const onlyRecovery = (h: number): Refusal => ({
  code: 'only-recovery-now',
  rule: '9.8.3.b',
  facts: { hex: h },
})

/** §8.2.1 a friendly unit must be there; forts cannot act */
export function whyNotActivateHex(s: State, side: Side, h: number): Refusal | undefined {
  const presence = presenceOf(s, side)
  if (presence.combatUnits(h) + presence.hqs(h) + presence.ha(h) === 0)
    return { code: 'no-unit-there', rule: '8.2.1', facts: { hex: h } }
  return whyNotActivate(s, side, h)
}

/** §8.1.1.b a recovery activates its hex, so what bars an activation bars it (§14.1.1.a.2, §12.5.2) */
export const whyNotRecoverHex = (s: State, side: Side, h: number): Refusal | undefined =>
  whyNotRecover(s, side, h) ?? whyNotActivate(s, side, h)
