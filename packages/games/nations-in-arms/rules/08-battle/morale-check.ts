/** §8.6 The loser checks its morale. */
import { at, D6 } from '@sandtable/kernel'
import { MARK, OUT } from '../../codes.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { combatOf, isSupport, isUnit } from '../../pieces.ts'
import { isOnMap, type State, whereIs } from '../../state.ts'
import { isDemoralized, unitsIn } from '../02-units/force.ts'
import { afterLosses, loseStep, loseSupport } from '../02-units/losses.ts'
import {
  commanderOfRole,
  fightersOf,
  FOUGHT,
  kept,
  note,
  otherRole,
  type Role,
  winnerOf,
  WORD,
  wordOf,
} from './facts.ts'
import { moraleWorth } from './morale.ts'
import { SIZE } from './table.ts'

/** §8.6(5) What the die may show at most: the overall morale with its modifiers. */
export function moraleNeeded(s: State, role: Role): number {
  const force = fightersOf(s, role)
  const commander = commanderOfRole(s, role)
  const original = kept(s, WORD.commander, role)
  return (
    moraleWorth(s, force, kept(s, WORD.morale, role)) +
    // §8.6(5)a
    (commander === NONE ? 0 : combatOf(commander)) -
    // §8.6(5)b killed, not wounded
    Number(original !== NONE && whereIs(s, original) === OUT.gone) -
    // §8.6(5)c §8.6(5)c.1 of the last round only
    Math.max(0, kept(s, WORD.lost, role) - kept(s, WORD.lost, otherRole(role)))
  )
}

export function* checkMorale(g: NationsInArms): Procedure<Next> {
  yield* []
  const { state: s } = g
  const winner = winnerOf(s)
  if (winner === NONE) return 'done'
  const loser = otherRole(winner)
  const force = fightersOf(s, loser)
  if (force.length === 0) return 'battle/end'
  // §8.6(1)a
  if (wordOf(s, WORD.size) === SIZE.skirmish || unitsIn(force).length === 0)
    return at('battle/retreat', loser)
  const needed = moraleNeeded(s, loser)
  const { total: die, reading } = g.roll(D6, (thrown) => Number(thrown <= needed))
  g.emit?.({ type: 'morale-checked', rule: '8.6', role: loser, die, needed, holds: reading })
  if (reading === 1) return at('battle/retreat', loser)
  // §8.8.2(4)b a second failure is the end of the force
  if (isDemoralized(s, force)) return at('battle/destroyed', loser)
  note(s, FOUGHT.broken)
  return at('battle/retreat', loser)
}

/** §8.6(4)b §8.6.1(4) all of it, whoever retreats where (§8.7(3)) */
export function demoralize(g: NationsInArms, role: Role): void {
  const { state: s } = g
  const units = unitsIn(fightersOf(s, role))
  if (units.length === 0) return
  for (const u of units) s.marks.add(u, MARK.demoralized)
  g.emit?.({ type: 'demoralized', rule: '8.6(4)b', pieces: units })
}

/** §8.3.1(5) §8.8.2(4)b A side is destroyed; its leaders go to their pools (§2.5(2)). */
export function* destroy(g: NationsInArms, role: Role): Procedure<Next> {
  yield* []
  const { state: s } = g
  const force = fightersOf(s, role)
  for (const p of force) while (isUnit(p) && isOnMap(s, p)) loseStep(g, p)
  for (const p of force) if (isSupport(p)) loseSupport(g, p, '8.7.1(5)')
  afterLosses(g, force, true)
  return 'battle/end'
}
