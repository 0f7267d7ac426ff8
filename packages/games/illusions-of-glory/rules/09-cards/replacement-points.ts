/** §9.6 Playing a card for RPs. */
import { CARDS_DATA, markerData, rpOf } from '../../cards.ts'
import type { MarkerId } from '../../data/card-types.ts'
import type { PoolId } from '../../data/types.ts'
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { AH, type Side } from '../../sides.ts'
import { FLAG, hasFlag, type State, STATUS, statusOf } from '../../state.ts'
import { POOL_IDS } from '../../tables.ts'
import { isRuBarred } from '../23-rebellion/revolution.ts'

const markers = Object.keys(CARDS_DATA.markers) as MarkerId[]
/** §card.CP31 What markers in play add to every card: war industry, submarines. */
function extra(s: State, pool: PoolId): number {
  return markers
    .filter((id) => hasFlag(s, FLAG[id]))
    .flatMap((id) => markerData(id).lasting)
    .reduce((sum, effect) => sum + (effect.kind === 'rp-per-card' && effect.pool === pool ? effect.by : 0), 0)
}

/**
 * §23.4.2.b From stage 2 of the revolution on Russia gets no RPs. §23.5 Nor does Austria-Hungary after its
 * collapse.
 */
export const isClosed = (s: State, pool: PoolId): boolean =>
  (pool === 'RU' && isRuBarred(s, 'points')) || (pool === 'AH' && statusOf(s, AH) === STATUS.collapsed)

/**
 * The RPs the card gives to a pool now. AP-A and CP-A serve several nations without priority (§9.6.1.c,
 * §9.6.1.d).
 */
const pointsOf = (s: State, c: number, pool: PoolId): number =>
  rpOf(c, pool) === 0 || isClosed(s, pool) ? 0 : Math.max(0, rpOf(c, pool) + extra(s, pool))

/** §9.6 §9.6.1.a §9.6.1.b §glossary.rp RPs are recorded by nation and spent in the Replacement Phase. */
export function recordPoints(g: IllusionsOfGlory, side: Side, c: number): void {
  const { state: s } = g
  const rp = POOL_IDS.map((pool) => pointsOf(s, c, pool))
  rp.forEach((points, i) => s.rp.add(i, points))
  g.emit?.({ type: 'rp-recorded', rule: '9.6.1.a', side, rp, card: c })
}
