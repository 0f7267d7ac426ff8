/** §9.6.2.c RPs gained and lost by events. */
import type { PoolId } from '../../data/types.ts'
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { poolNamed } from '../../pools.ts'
import { isClosed } from '../../rules/09-cards/replacement-points.ts'
import { beginsNow, type Executor, noQuestion } from '../executor.ts'

function lose(g: IllusionsOfGlory, pool: number, points: number, rule: string): void {
  if (points === 0) return
  g.state.rp.add(pool, -points)
  g.emit?.({ type: 'rp-lost', rule, pool, points })
}
const recorded = (g: IllusionsOfGlory, id: PoolId): number => g.state.rp.get(poolNamed(id))

/**
 * §card.CP48 With `now` the RPs recorded this turn are lost at once; with `turn` this happens in the Replacement Phase
 * (16-replacements/phase.ts).
 */
export const rpLost: Executor<'rp-lost'> = function* (g, { pool, scope }) {
  yield* noQuestion
  if (scope === 'now') lose(g, poolNamed(pool), recorded(g, pool), '9.6.2.c')
  return true
}

/** §9.6.1.a The RPs are divided among the pools one by one. */
export const gainRp: Executor<'gain-rp'> = function* (g, { pools, rp }) {
  const { state: s } = g
  if (beginsNow(s)) s.effectLeft = rp
  const named = pools.filter((id) => !isClosed(s, id)).map(poolNamed)
  const pool = named.length === 1 ? (named[0] as number) : yield* askPool(g, named)
  s.rp.add(pool, 1)
  s.effectLeft--
  g.emit?.({ type: 'rp-gained', rule: '9.6.1.a', pool, points: 1 })
  return s.effectLeft === 0
}
function* askPool(g: IllusionsOfGlory, pools: readonly number[]): Procedure<number> {
  const { state: s } = g
  // §4.4.1.a.10 §4.4.2.a.10 The player of the card chooses the pools.
  const pick = yield* g.ask(s.actor, {
    rule: '9.6.1.a',
    prompt: 'divide-rp',
    facts: { left: s.effectLeft },
    choose: () => ({ gain: pools }),
  })
  return pick.arg
}
