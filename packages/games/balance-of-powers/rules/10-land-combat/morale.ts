/** §10.74 Demoralization die rolls. */
import { D6 } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { HALF_MARKS, OUT } from '../../codes.ts'
import { type Side, SIDES } from '../../nations.ts'
import { put } from '../../state.ts'
import { dismissLonely } from '../01-components/leaders.ts'
import { isInCrisis, loseMorale } from '../02-concepts/demoralization.ts'
import { attackerOf, COMBAT, defenderOf, is, keep, kept, majorsKept, placeOf, WORD } from './facts.ts'
import { resultOf } from './table.ts'

/** what asks for the roll */
const RULES = { combat: '10.62', attrition: '10.713' } as const

/** Below the value the major loses a point, and its leader in this combat may fall. */
export function rollMorale(
  g: BalanceOfPowers,
  side: Side,
  nation: number,
  below: number,
  why: keyof typeof RULES,
): void {
  const { state: s } = g
  // §2.92 it cannot sink any further
  if (isInCrisis(s, nation)) return
  const { reading: sinks, total } = g.roll(D6, (die) => Number(die < below))
  g.emit?.({ type: 'morale-rolled', rule: RULES[why], nation, roll: total, below })
  if (sinks === 0) return
  loseMorale(g, nation, '10.74')
  testLeader(g, side, below)
}

/** §10.74 the leader of the force has to survive */
function testLeader(g: BalanceOfPowers, side: Side, below: number): void {
  const { state: s } = g
  const leader = kept(s, WORD.leader, side) - 1
  if (leader < 0) return
  const { reading: falls, total } = g.roll(D6, (die) => Number(die < below))
  g.emit?.({ type: 'leader-tested', rule: '10.74', unit: leader, roll: total, below, falls })
  if (falls === 0) return
  put(s, leader, OUT.gone)
  s.marks.remove(leader, HALF_MARKS)
  keep(s, WORD.leader, side, 0)
}

/** §1.323 a leader whose corps are all lost leaves when he has survived, before anybody retreats (ruling 116) */
export function* testMorale(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  const { state: s } = g
  rollForTable(g)
  for (const side of SIDES) dismissLonely(g, side, placeOf(s, side))
  return 'done'
}

/** §10.62 §10.74 the table asks for it in major battles; every major of the force rolls */
function rollForTable(g: BalanceOfPowers): void {
  const { state: s } = g
  const { morale } = resultOf(s.combat.get(WORD.line))
  if (!morale || !is(s, COMBAT.major)) return
  const side = morale.of === 'attacker' ? attackerOf(s) : defenderOf(s)
  for (const nation of majorsKept(s, side)) rollMorale(g, side, nation, morale.below, 'combat')
}
