/** §5.1.3 §5.1.4 §3.3 Who goes with the stack: chosen at the start, taken in and dropped on the way. */
import { LEVEL, MARK, PACE } from '../../codes.ts'
import type { NationsInArms, Refusal } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isArmy, isDetachment, isFoot, isLeader, isUnit, rankOf } from '../../pieces.ts'
import { armyLedBy, commanderOf, has, levelOf, type State, whereIs } from '../../state.ts'
import { armiesIn, canMove, type Force, movingStack } from '../02-units/force.ts'
import { armyBreach, commandedBy } from '../03-stacking/limits.ts'
import { assignBoxes } from '../03-stacking/boxes.ts'
import { commanderIn } from '../03-stacking/command.ts'
import { hasTroops } from '../03-stacking/joining.ts'
import { residents } from '../03-stacking/parts.ts'
import { leftOf, spend } from '../06-movement/allowance.ts'
import { settleStack } from './begin.ts'

const INTEGRATION = 1
const ARMY_INTEGRATION = 2

/** §5.1.3 nothing has been spent, and who comes along can still be chosen */
export const isFresh = (s: State): boolean => s.begun === 0

/** §3.3.1 MP for taking a piece in where the stack is: leaders and support units are free */
function takingCost(s: State, stack: Force, p: number): number {
  if (isFresh(s) || has(s, p, MARK.dropped) || !(isUnit(p) || isArmy(p))) return 0
  if (s.joiningAt === whereIs(s, s.mover)) return 0
  // §3.3.1(2) §6.1.3(6)a
  return isArmy(p) && armiesIn(stack).length > 0 ? ARMY_INTEGRATION : INTEGRATION
}

export function whyNotTake(s: State, p: number): Refusal | undefined {
  const facts = { piece: p }
  const here = residents(s)
  if (!here.includes(p)) return { code: 'not-there', rule: '5.1.3', facts }
  if (!canMove(s, p)) return { code: 'cannot-move', rule: '5.7.1', facts }
  // §5.7(3)
  if (isUnit(s.mover)) return { code: 'unit-alone', rule: '5.7(3)', facts }
  const stack = movingStack(s)
  return (isFresh(s) ? whyNotAtStart(s, p) : whyNotOnTheWay(s, stack, p)) ?? whyNotLed(s, here, stack, p)
}

/** §5.3.3(2) §5.1.3(5)b */
function whyNotAtStart(s: State, p: number): Refusal | undefined {
  return isUnit(p) && levelOf(s, p) >= LEVEL.over
    ? { code: 'level-over', rule: '5.3.3(2)', facts: { piece: p } }
    : undefined
}

function whyNotOnTheWay(s: State, stack: Force, p: number): Refusal | undefined {
  const facts = { piece: p }
  // §5.1.3.1(1)a §5.1.4(1)
  if (s.alone === 1 && (isUnit(p) || isArmy(p) || isLeader(p)) && !has(s, p, MARK.dropped))
    return { code: 'alone', rule: '5.1.3.1(1)a', facts }
  return takingCost(s, stack, p) > leftOf(s, stack)
    ? { code: 'no-mp-to-join', rule: '3.3.1', facts }
    : undefined
}

/** §3.2.1(5) §2.4.7(3) armies go with their commander, and with whoever commands all that is there */
function whyNotArmy(s: State, here: Force, stack: Force, p: number): Refusal | undefined {
  const facts = { piece: p }
  if (isLeader(p) && armyLedBy(s, p) !== NONE) return { code: 'army-stays', rule: '3.2.1(5)', facts }
  const isOwn = !isArmy(p) || commanderIn(s, [...stack, ...here]) === s.mover
  return isOwn ? undefined : { code: 'outranked', rule: '2.4.7(3)', facts }
}

const outranks = (a: number, b: number): boolean => a !== NONE && b !== NONE && rankOf(a) > rankOf(b)

/** §3.3(5) §2.5.1(6)b nobody leads a leader of higher rank, or takes in his force */
function whyNotRank(s: State, here: Force, stack: Force, p: number): Refusal | undefined {
  const facts = { piece: p }
  const commander = commanderIn(s, stack)
  if (isLeader(p))
    return outranks(p, commander)
      ? { code: 'outranked', rule: isFresh(s) ? '2.5.1(6)b' : '3.3(5)', facts }
      : undefined
  const isBarred = !isFresh(s) && hasTroops([p]) && outranks(commanderIn(s, here), commander)
  return isBarred ? { code: 'outranked', rule: '3.3(5)', facts } : undefined
}

function whyNotLed(s: State, here: Force, stack: Force, p: number): Refusal | undefined {
  const found = whyNotArmy(s, here, stack, p) ?? whyNotRank(s, here, stack, p)
  if (found) return found
  // §3.6(1) §2.2.5(4)
  if (isDetachment(p) && armiesIn(stack).length > 0)
    return { code: 'detachment-in-army', rule: '3.6(1)', facts: { piece: p } }
  return isFresh(s) ? undefined : whyNotCommanded(s, p)
}

/** §5.6.1(3) all that the army has taken in and dropped counts */
function whyNotCommanded(s: State, p: number): Refusal | undefined {
  if (s.army === NONE || !(isUnit(p) || isLeader(p))) return undefined
  const found = armyBreach(s, s.army, [...commandedBy(s, s.army), p])
  return found && { code: found.code, rule: '5.6.1(3)', facts: { piece: p } }
}

/** an army comes and goes with its commander and its box */
const withBox = (s: State, force: Force, p: number): number[] =>
  isArmy(p) ? force.filter((q) => q === p || s.under.get(q) === p) : [p]

export function take(g: NationsInArms, p: number): void {
  const { state: s } = g
  const stack = movingStack(s)
  const pieces = withBox(s, residents(s), p)
  const cost = takingCost(s, stack, p)
  if (cost > 0) spend(s, cost)
  if (cost > 0) s.joiningAt = whereIs(s, s.mover)
  for (const q of pieces) {
    s.marks.remove(q, MARK.dropped)
    s.marks.add(q, MARK.active)
    countWithArmy(s, q)
  }
  if (!isFresh(s)) g.emit?.({ type: 'taken', rule: '3.3', piece: p, space: whereIs(s, p), cost })
  if (isFresh(s)) settleStack(s, movingStack(s))
  else if (pieces.some(isFoot)) s.mixed = 1
  regroup(s)
}

/** §5.6.1(3) whatever the army takes in or drops counts against its capacity */
export function countWithArmy(s: State, p: number): void {
  if (s.army !== NONE && s.mover === commanderOf(s, s.army)) s.marks.add(p, MARK.counted)
}

/** those who go and those who stay stand apart: each group has its own armies */
export function regroup(s: State): void {
  assignBoxes(s, movingStack(s))
  assignBoxes(s, residents(s))
}

export function whyNotLeave(s: State, p: number): Refusal | undefined {
  const facts = { piece: p }
  if (!has(s, p, MARK.active)) return { code: 'not-in-stack', rule: '5.1.4', facts }
  if (p === s.mover) return { code: 'is-mover', rule: '5.1.4', facts }
  // §5.1.3(5)a §3.2.5.4(1) an army goes with its commander
  if (isArmy(p) && commanderOf(s, p) === s.mover) return { code: 'army-stays', rule: '5.1.3(5)a', facts }
  return isLeader(p) && armyLedBy(s, p) !== NONE
    ? { code: 'army-stays', rule: '5.1.3(5)a', facts }
    : undefined
}

export function leave(s: State, p: number): void {
  for (const q of withBox(s, movingStack(s), p)) {
    s.marks.remove(q, MARK.active)
    countWithArmy(s, q)
    if (!isFresh(s)) s.marks.add(q, MARK.dropped)
  }
  const stack = movingStack(s)
  if (isFresh(s)) settleStack(s, stack)
  else if (isLeader(s.mover) && !hasTroops(stack)) s.alone = 1
  regroup(s)
}

/** §6.1.5(1) declared before the stack moves; §6.1.5(6) a leader alone may do so on the way */
export const mayExtend = (s: State): boolean => s.pace === PACE.normal && (isFresh(s) || s.alone === 1)
