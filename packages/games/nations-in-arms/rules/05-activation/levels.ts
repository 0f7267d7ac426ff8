/** §5.3 to §5.5 Activation levels. */
import { JOINED_SHIFT, LEVEL, MARK } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import type { NationsInArms } from '../../nations-in-arms.ts'
import { isDetachment, isUnit, rankOf } from '../../pieces.ts'
import { levelOf, type State } from '../../state.ts'
import { type Force, unitsIn } from '../02-units/force.ts'
import { commanderIn } from '../03-stacking/command.ts'

type Level = 0 | 1 | 2
export const worst = (s: State, units: readonly number[]): number =>
  units.reduce((level, u) => Math.max(level, levelOf(s, u)), LEVEL.fresh)

export function setLevels(g: NationsInArms, units: readonly number[], level: number): void {
  const { state: s } = g
  const changed = units.filter((u) => levelOf(s, u) !== level)
  for (const u of changed) s.level.set(u, level as Level)
  if (changed.length > 0) g.emit?.({ type: 'level-changed', rule: '5.3', units: changed, level })
}

/** §5.5.1.1(2) a stack that has taken worse units in and goes on takes their level; from here on it is a forced march */
export function sinkToTaken(g: NationsInArms, stack: Force): void {
  const { state: s } = g
  const level = worst(s, unitsIn(stack))
  if (level <= s.stackLevel) return
  setLevels(g, unitsIn(stack), level)
  s.stackLevel = level as Level
  s.forced = 1
  s.unforced = s.spent
}

/** §5.4.1 §5.2(8) the level at which the activation leaves its units; §5.7(7)a a detachment alone keeps its own */
export function levelAfter(s: State, stack: Force): number {
  const units = unitsIn(stack)
  const basic = isUnit(s.mover) && isDetachment(s.mover) ? s.stackLevel : s.stackLevel + 1
  return Math.min(LEVEL.over, Math.max(basic, worst(s, units)))
}

/** §5.5.2 §3.3(5) the force that is there takes the arriving one in if its commander has at least the same rank */
function isTakenIn(s: State, arriving: Force, there: Force): boolean {
  const host = commanderIn(s, there)
  if (host === NONE) return false
  const guest = commanderIn(s, arriving)
  return guest === NONE || rankOf(guest) <= rankOf(host)
}

/**
 * Units that have just come to an end join those that are there. Taken in by them (§5.5.2), they have the level of those;
 * the worse level they bring is remembered during the impulse. Otherwise all have the worse level (§5.5.1).
 */
export function joinLevels(g: NationsInArms, arriving: Force, there: Force, level: number): void {
  const { state: s } = g
  const units = unitsIn(there)
  if (units.length === 0) {
    setLevels(g, unitsIn(arriving), level)
    return
  }
  const host = worst(s, units)
  if (!isTakenIn(s, arriving, there)) {
    setLevels(g, [...unitsIn(arriving), ...units], Math.max(level, host))
    return
  }
  setLevels(g, unitsIn(arriving), host)
  // §5.5.2(3) §5.5.2(7)
  if (level > host) for (const u of [...units, ...unitsIn(arriving)]) record(s, u, level)
}

function record(s: State, u: number, level: number): void {
  const known = (s.marks.get(u) & MARK.joined) >> JOINED_SHIFT
  s.marks.remove(u, MARK.joined)
  s.marks.add(u, Math.max(known, level) << JOINED_SHIFT)
}

/** §5.5.2(4) activated in the same impulse, the force takes the level that has been remembered */
export function applyJoined(g: NationsInArms, units: readonly number[]): void {
  const { state: s } = g
  for (const u of units) {
    const level = (s.marks.get(u) & MARK.joined) >> JOINED_SHIFT
    s.marks.remove(u, MARK.joined)
    if (level > levelOf(s, u)) setLevels(g, [u], level)
  }
}
