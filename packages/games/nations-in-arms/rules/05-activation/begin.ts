/** §5.1.3 An activation begins: who comes along, and what of it is a forced march. */
import { LEVEL, MARK, PACE } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import type { NationsInArms } from '../../nations-in-arms.ts'
import { isArmy, isFoot, isLeader, isUnit } from '../../pieces.ts'
import { armyLedBy, levelOf, type State, whereIs } from '../../state.ts'
import { canMove, type Force, forceOf, unitsIn } from '../02-units/force.ts'
import { commanderIn } from '../03-stacking/command.ts'
import { hasTroops } from '../03-stacking/joining.ts'
import { checkSupply } from '../07-supply/check.ts'
import { applyJoined } from './levels.ts'

/**
 * §5.1.2 Those who come along unless they are left behind: with a leader all of his force that can move; a commander of one
 * army of several takes his own (§2.4.7); a lone unit goes alone (§5.7(3)).
 */
function companions(s: State, p: number): number[] {
  if (isUnit(p)) return [p]
  const force = forceOf(s, p)
  const army = armyLedBy(s, p)
  // §2.5.1(6)b a subordinate chooses who comes along
  if (army === NONE && commanderIn(s, force) !== p) return [p]
  const isWhole = army === NONE || commanderIn(s, force) === p
  const isOwn = (q: number): boolean =>
    isWhole || q === army || s.under.get(q) === army || (s.under.get(q) === NONE && !isArmy(q))
  // §5.3.3(2) §5.1.3(5)b units at the last level stay
  return force.filter((q) => canMove(s, q) && isOwn(q) && !(isUnit(q) && levelOf(s, q) >= LEVEL.over))
}

/** Begins the activation of a leader or of a unit alone. */
export function activate(g: NationsInArms, p: number): void {
  const { state: s } = g
  const stack = companions(s, p)
  s.activated = p
  s.army = armyLedBy(s, p)
  s.marks.add(p, MARK.activated)
  s.pendingAt = s.pendingContact = NONE
  // §5.5.2(4) §7.1.1(1)a
  applyJoined(g, unitsIn(stack))
  checkSupply(g, forceOf(s, p))
  beginStack(s, p, companions(s, p))
  g.emit?.({ type: 'activated', rule: '5.1', piece: p, space: s.startAt, forced: s.forced })
}

/** A stack begins to move with all its MP. */
export function beginStack(s: State, mover: number, stack: Force): void {
  s.mover = mover
  s.startAt = whereIs(s, mover)
  s.pace = PACE.normal
  s.spent = s.owed = s.unforced = s.begun = s.trod = s.checked = 0
  s.contact = s.joiningAt = s.absorbingAt = NONE
  for (const q of stack) s.marks.add(q, MARK.active)
  settleStack(s, stack)
}

/** What follows from who is in the stack: §6.1.4 a forced march, §6.1.2(7) infantry, §5.1.3.1 a leader alone. */
export function settleStack(s: State, stack: Force): void {
  const units = unitsIn(stack)
  const level = Math.max(0, ...units.map((u) => levelOf(s, u)))
  s.stackLevel = level as 0 | 1 | 2
  s.forced = level >= LEVEL.once ? 1 : 0
  s.mixed = units.some(isFoot) ? 1 : 0
  s.alone = isLeader(s.mover) && !hasTroops(stack) ? 1 : 0
}
