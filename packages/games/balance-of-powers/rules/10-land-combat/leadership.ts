/** §10.54 Command checks. */
import { D6 } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import type { Side } from '../../nations.ts'
import { unitData } from '../../units.ts'
import { attackerOf, COMBAT, defenderOf, kept, note, WORD } from './facts.ts'

/** values of a leader */
const ATTACK = 0
const DEFENCE = 1

export function* checkCommand(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  check(g, attackerOf(g.state), ATTACK, COMBAT.attackerLed)
  check(g, defenderOf(g.state), DEFENCE, COMBAT.defenderLed)
  return 'done'
}

/** below his value for attack or defence */
function check(g: BalanceOfPowers, side: Side, which: number, fact: number): void {
  const { state: s } = g
  const leader = kept(s, WORD.leader, side) - 1
  if (leader < 0) return
  const value = unitData(leader).values[which] ?? 0
  const { reading: succeeds, total } = g.roll(D6, (die) => Number(die < value))
  if (succeeds === 1) note(s, fact)
  g.emit?.({ type: 'command-checked', rule: '10.54', unit: leader, roll: total, below: value })
}
