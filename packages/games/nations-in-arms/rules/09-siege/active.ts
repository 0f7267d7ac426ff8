/** §9.1.2 §9.1.4 Sieges by the stack that moves: its checks, what they cost, and whom it leaves behind. */
import { at as entering, call } from '@sandtable/kernel'
import { WORKS } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import type { NationsInArms, Next, Refusal } from '../../nations-in-arms.ts'
import { placeAt } from '../../places.ts'
import { isBox } from '../../spaces.ts'
import { type State, whereIs } from '../../state.ts'
import { isCombatCapable, movingStack, unitsIn } from '../02-units/force.ts'
import { dropped } from '../03-stacking/parts.ts'
import { whyNotHalt } from '../05-activation/halt.ts'
import { leftOf, spend } from '../06-movement/allowance.ts'
import { canBesiege, isBesieged, isEnemyFortress, levelAt } from '../06-movement/fortresses.ts'
import { nationOfStack } from '../06-movement/refusals.ts'
import { besiegersAt } from './besiegers.ts'
import { checksAt, hasCheckedAt, hasFoughtAt, hasWonAt } from './free-check.ts'

/** the stack stands before an enemy fortress that is besieged */
function isBesieging(s: State, at: number): boolean {
  return !isBox(at) && isEnemyFortress(s, at, nationOfStack(s)) && isBesieged(s, at)
}

/** §9.1.2(2)b a last check without the MP: the stack has come here, has not fought or checked here, and ends its move */
const mayEndWithCheck = (s: State, at: number): boolean =>
  s.contact !== NONE && !hasFoughtAt(s, at) && !hasCheckedAt(s, at) && whyNotHalt(s) === undefined

const isAffordable = (s: State, at: number): boolean => levelAt(s, at) <= leftOf(s, movingStack(s))

export function whyNotBesiege(s: State): Refusal | undefined {
  const at = whereIs(s, s.mover)
  const facts = { space: at }
  // §9.1(3)
  if (!isBesieging(s, at) || unitsIn(movingStack(s)).length === 0)
    return { code: 'no-siege', rule: '9.1(3)', facts }
  if (hasWonAt(s, at) || isAffordable(s, at) || mayEndWithCheck(s, at)) return undefined
  return { code: 'no-mp-to-besiege', rule: '9.1.2(1)', facts: { value: levelAt(s, at) } }
}

/** §9.1.2(1) §9.1.2(2) MP a check costs the stack */
function siegeCost(s: State): number {
  const at = whereIs(s, s.mover)
  return !hasWonAt(s, at) && isAffordable(s, at) ? levelAt(s, at) : 0
}

/** One siege check of the stack; then it goes on, unless the check was its last act (§9.1.2(2)b). */
export function besiege(g: NationsInArms): Next {
  const { state: s } = g
  const at = whereIs(s, s.mover)
  const isLast = !hasWonAt(s, at) && !isAffordable(s, at)
  const cost = siegeCost(s)
  if (cost > 0) spend(s, cost)
  s.begun = 1
  checksAt(s, at)
  g.emit?.({ type: 'besieged', rule: '9.1.2', space: at, cost })
  return call([entering('siege/check', at), 'siege/upkeep'], isLast ? 'march/end' : 'entry/end')
}

/** ruling 83: §9.1(4) §9.1.4(1) who goes on leaves enough to keep up the siege; who was there from the start may also give it up */
export function whyNotLeaveSiege(s: State): Refusal | undefined {
  const at = whereIs(s, s.mover)
  if (!isBesieging(s, at)) return undefined
  const stack = movingStack(s)
  const rest = besiegersAt(s, at).filter((p) => !stack.includes(p))
  if (canBesiege(s, rest, levelAt(s, at))) return undefined
  const isGivenUp = s.contact === NONE && !rest.some((p) => isCombatCapable(s, p))
  return isGivenUp
    ? undefined
    : { code: 'must-screen', rule: '9.1(4)', facts: { space: at, value: levelAt(s, at) } }
}

/** §9.1.4(2) the stack has come here in this activation and leaves a screening force */
export function leaveScreen(s: State): void {
  const at = whereIs(s, s.mover)
  if (s.contact === NONE || !isBesieging(s, at) || unitsIn(dropped(s)).length === 0) return
  s.works.add(placeAt(at), WORKS.screened)
}
