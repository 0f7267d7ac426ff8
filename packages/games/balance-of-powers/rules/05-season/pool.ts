/** §5.1 Force Pool additions. */
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { OUT } from '../../codes.ts'
import { NATIONS, NEUTRAL } from '../../nations.ts'
import { put, whereIs } from '../../state.ts'
import { nationOf } from '../../units.ts'
import { seasonalUnits } from './arrivals.ts'

/** §5.11 §5.12 what the season brings can be bought from now on; neutrals wait until they join (§5.13) */
export function* addToPools(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  const { state: s } = g
  const units = seasonalUnits(s).filter((u) => whereIs(s, u) === OUT.toCome)
  for (let n = 0; n < NATIONS; n++) {
    if (s.allegiance.get(n) === NEUTRAL) continue
    const coming = units.filter((u) => nationOf(u) === n)
    if (coming.length === 0) continue
    for (const u of coming) put(s, u, OUT.pool)
    g.emit?.({ type: 'pooled', rule: '5.12', nation: n, units: coming })
  }
  return 'done'
}
