/** §10.572 Infrastructure supports an attack out of the trenches. */
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { powerOfSide } from '../../nations.ts'
import { supplyChanges } from '../../state.ts'
import { attackerOf, COMBAT, is, note } from './facts.ts'
import { hasUseOfInfrastructure } from './modifiers.ts'

export function* useInfrastructure(g: BalanceOfPowers): Procedure<Next> {
  const { state: s } = g
  if (!hasUseOfInfrastructure(s)) return 'done'
  const pick = yield* g.ask(powerOfSide(attackerOf(s)), {
    rule: '10.572',
    prompt: 'use-infrastructure',
    facts: { place: s.from, target: s.target },
    choose: () => ({ yes: true, no: true }),
  })
  if (pick.verb === 'yes') note(s, COMBAT.infrastructure)
  return 'done'
}

/** §10.572 right after the roll it is used up */
export function spendInfrastructure(g: BalanceOfPowers): void {
  const { state: s } = g
  if (!is(s, COMBAT.infrastructure)) return
  s.infrastructure.set(s.from, 0)
  supplyChanges(s)
  g.emit?.({ type: 'infrastructure-used', rule: '10.572', place: s.from })
}
