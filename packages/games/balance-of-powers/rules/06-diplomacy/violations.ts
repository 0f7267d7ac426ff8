/** §6.11 A side declares which neutrals it will no longer respect; CP first. */
import { at } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { STANDING } from '../../codes.ts'
import { enemyOf, NATIONS, powerOfSide, type Side } from '../../nations.ts'
import { admitBritain } from './britain.ts'
import { join } from './joining.ts'
import { whyNotViolate } from './neutrals.ts'

/** One nation an answer; as many as the side likes. */
export function* declareViolations(g: BalanceOfPowers, side: Side): Procedure<Next> {
  const { state: s } = g
  const violate = Array.from({ length: NATIONS }, (_, n) => n).filter((n) => !whyNotViolate(s, n))
  if (violate.length === 0) return 'done'
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '6.11',
    prompt: 'violations',
    facts: { side },
    choose: () => ({ violate, done: true }),
    refuse: { violate: (n) => whyNotViolate(s, n) },
  })
  if (pick.verb === 'done') return 'done'
  s.standing.add(pick.arg, STANDING.violated)
  g.emit?.({ type: 'violated', rule: '6.11', side, nation: pick.arg })
  yield* join(g, pick.arg, enemyOf(side))
  yield* admitBritain(g)
  return at('diplomacy/violations', side)
}
