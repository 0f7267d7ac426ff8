/** §6.3 Interception: enemies beside a space that a stack has entered try to bar its way. */
import { TWO_D6 } from '@sandtable/kernel'
import { isEnemyOf, powerOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import type { Modifier } from '../../events/modifier.ts'
import { NONE } from '../../nations.ts'
import type { NationsInArms, Procedure, Refusal } from '../../nations-in-arms.ts'
import { initiativeOf, isLeader, nationOf } from '../../pieces.ts'
import { bySeniority } from '../../powers.ts'
import { neighboursOf } from '../../spaces.ts'
import { armyLedBy, has, piecesAt, type State, whereIs } from '../../state.ts'
import { canMove, type Force, forceOf, isDemoralized, unitsIn } from '../02-units/force.ts'
import { commanderIn } from '../03-stacking/command.ts'
import { commandedBy } from '../03-stacking/limits.ts'
import { canBesiege, isOpenEnemyFortress, levelAt } from './fortresses.ts'
import { advanceArmy, advanceForce } from './intercepting.ts'
import { nameFlanks } from './reacting-flanks.ts'
import {
  canStep,
  cavalryModifiers,
  hasManyMajors,
  isAcross,
  isHardGround,
  modifier,
  moverInitiative,
  SUCCESS,
  sumOf,
} from './reaction.ts'
import { nationOfStack } from './refusals.ts'
import { forgetFlanks, withdrawRest } from './withdrawal.ts'

/** §6.3.1 why the force of a leader cannot try to intercept into the space the stack has entered */
function whyNotIntercept(s: State, leader: number): Refusal | undefined {
  const facts = { piece: leader }
  const [from, to] = [whereIs(s, leader), whereIs(s, s.mover)]
  if (!isLeader(leader) || from < 0 || !isEnemyOf(s, leader, nationOfStack(s)) || has(s, leader, MARK.inside))
    return { code: 'no-force', rule: '6.3.1(1)', facts }
  const force = forceOf(s, leader)
  // §6.3.1(1) a force with a commander, who decides
  if (commanderIn(s, force) !== leader || unitsIn(force).length === 0)
    return { code: 'no-force', rule: '6.3.1(1)', facts }
  if (isDemoralized(s, force)) return { code: 'demoralized', rule: '6.3.1(1)', facts }
  if (has(s, leader, MARK.tried)) return { code: 'has-tried', rule: '6.3.1(5)', facts }
  // §5.6.1(4) who has to fight the marker of an army waits for that battle
  if (from === s.pendingAt) return { code: 'no-force', rule: '5.6.1(4)', facts }
  // §6.3.1(2) §6.3.1(3)
  if (from === to || !canStep(s, force, from, to)) return { code: 'out-of-range', rule: '6.3.1(2)', facts }
  const isShut = isOpenEnemyFortress(s, to, nationOf(leader)) && !canBesiege(s, force, levelAt(s, to))
  return isShut ? { code: 'too-weak-to-besiege', rule: '6.2.4(2)', facts } : undefined
}

/** §6.3.1(4) all leaders of a power who can still try */
const candidates = (s: State, power: number): number[] =>
  neighboursOf(whereIs(s, s.mover))
    .flatMap((at) => piecesAt(s, at))
    .filter((p) => powerOfPiece(s, p) === power && whyNotIntercept(s, p) === undefined)
    .sort((a, b) => a - b)

/** powers at war with the stack that have somebody who could intercept */
function powersBeside(s: State): number[] {
  const beside = neighboursOf(whereIs(s, s.mover)).flatMap((at) => piecesAt(s, at))
  const able = beside.filter((p) => isLeader(p) && whyNotIntercept(s, p) === undefined)
  return bySeniority([...new Set(able.map((p) => powerOfPiece(s, p)))])
}

/** §6.3.5(1) whoever checks together: the force, or an army with its flank units */
function checking(s: State, leader: number): Force {
  const army = armyLedBy(s, leader)
  const force = forceOf(s, leader).filter((p) => canMove(s, p))
  if (army === NONE) return force
  return [...new Set([...force, ...commandedBy(s, army)])]
}

/** §6.3.2(1) */
function interceptionModifiers(s: State, leader: number, force: Force): Modifier[] {
  const [from, to] = [whereIs(s, leader), whereIs(s, s.mover)]
  const difference = initiativeOf(leader) - moverInitiative(s)
  return [
    ...cavalryModifiers(force, '6.3.2(1)'),
    ...(isHardGround(to) ? [modifier('ground', '6.3.2(1)c', -1)] : []),
    ...(isAcross(from, to) ? [modifier('river', '6.3.2(1)d', -3)] : []),
    ...(difference > 0 ? [modifier('initiative-higher', '6.3.2(1)e', 1)] : []),
    ...(difference < 0 ? [modifier('initiative-lower', '6.3.2(1)f', -1)] : []),
    ...(hasManyMajors(s, force) ? [modifier('many-majors', '6.3.2(1)g', -1)] : []),
  ]
}

/** §6.3.2(2) */
function check(g: NationsInArms, leader: number): boolean {
  const { state: s } = g
  const modifiers = interceptionModifiers(s, leader, checking(s, leader))
  const net = sumOf(modifiers)
  const { reading, faces } = g.roll(TWO_D6, (total) => Number(total + net >= SUCCESS))
  const space = whereIs(s, s.mover)
  g.emit?.({
    type: 'intercepting',
    rule: '6.3.2',
    piece: leader,
    space,
    faces,
    modifiers,
    net,
    success: reading,
  })
  return reading === 1
}

/** §6.6 some of the army bars the way, and the rest may withdraw */
function* advanceWithArmy(g: NationsInArms, army: number): Procedure {
  yield* advanceArmy(g, army)
  yield* withdrawRest(g, army)
}

/** §6.3.1(5) §6.3.1(6) tries of one power in the order it likes, until one succeeds. True if somebody has intercepted. */
function* tries(g: NationsInArms, power: number): Procedure<boolean> {
  const { state: s } = g
  while (candidates(s, power).length > 0) {
    const pick = yield* g.ask(power, {
      rule: '6.3.1',
      prompt: 'intercept',
      facts: { space: whereIs(s, s.mover), piece: s.mover },
      choose: () => ({ intercept: candidates(s, power), pass: true }),
      refuse: { intercept: (p) => whyNotIntercept(s, p) },
    })
    if (pick.verb === 'pass') return false
    const leader = pick.arg
    const army = armyLedBy(s, leader)
    if (army !== NONE) yield* nameFlanks(g, army, '6.3.5(2)')
    s.marks.add(leader, MARK.tried)
    // §6.3.1(7) §6.1.1(3) whoever intercepts keeps its activation level
    if (check(g, leader)) {
      yield* army === NONE ? advanceForce(g, leader) : advanceWithArmy(g, army)
      return true
    }
    if (army !== NONE) forgetFlanks(s, army)
  }
  return false
}

/** §6.2.5(2) the enemies of the stack, the most senior power first. True if one of them has intercepted. */
export function* intercept(g: NationsInArms): Procedure<boolean> {
  for (const power of powersBeside(g.state)) if (yield* tries(g, power)) return true
  return false
}
