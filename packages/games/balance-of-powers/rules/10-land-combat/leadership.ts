/** §10.54 Command checks. */
import { D6 } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import type { Side } from '../../nations.ts'
import type { State } from '../../state.ts'
import { unitData } from '../../units.ts'
import { attackerOf, COMBAT, defenderOf, kept, note, WORD } from './facts.ts'

/** values of a leader */
const ATTACK = 0
const DEFENCE = 1

export function* checkCommand(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  check(g, attackerOf(g.state), COMBAT.attackerLed)
  check(g, defenderOf(g.state), COMBAT.defenderLed)
  return 'done'
}

/** §10.54 who leads the side, and what his die has to stay below; undefined where nobody leads */
export function commandOf(
  s: State,
  side: Side,
): { readonly leader: number; readonly value: number } | undefined {
  const leader = kept(s, WORD.leader, side) - 1
  if (leader < 0) return undefined
  return { leader, value: unitData(leader).values[side === attackerOf(s) ? ATTACK : DEFENCE] ?? 0 }
}

function check(g: BalanceOfPowers, side: Side, fact: number): void {
  const { state: s } = g
  const command = commandOf(s, side)
  if (!command) return
  const { leader, value } = command
  const { reading: succeeds, total } = g.roll(D6, (die) => Number(die < value))
  if (succeeds === 1) note(s, fact)
  g.emit?.({ type: 'command-checked', rule: '10.54', unit: leader, roll: total, below: value })
}
