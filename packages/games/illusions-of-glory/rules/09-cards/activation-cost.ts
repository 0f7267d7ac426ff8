/** §9.4.1 §9.4.2 §12.1.3.b The cost of an activation, item by item. */
import { activationExtras, countsAsOne, inForceOf } from '../../cards/in-force.ts'
import type { Cost, Modifier } from '../../illusions-of-glory.ts'
import { isHq } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { nationsAt, piecesAt, presenceOf, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { isWestern, nationMaskNow, nationCount, nationSets } from '../03-dual-nationality.ts'

function nationsItem(s: State, pieces: readonly number[], mask: number): Modifier {
  // §9.4.2.b §12.1.3.b With an HQ all nations cost as one.
  if (pieces.some(isHq)) return { what: 'hq', by: TABLES.activation.withHq, rule: '9.4.2.b' }
  const isOne = (mask & (mask - 1)) === 0
  // §9.4.1.a One OPS for each nation. The common case, one nation, needs no count.
  const nations = isOne ? 1 : Math.max(1, nationCount(mask & ~countsAsOne(s, mask)))
  return { what: 'nations', by: nations * TABLES.activation.perNation, rule: '9.4.1.a' }
}

/**
 * The price of activating all units of a space. Usually they are of one nation and no event raises the price,
 * so that case is answered first.
 */
export function priceAt(s: State, side: Side, x: number, attack: boolean, withoutWest: boolean): number {
  const nations = nationsAt(s, side, x)
  const isOne = (nations & (nations - 1)) === 0 && presenceOf(s, side).hqs(x) === 0
  if (isOne && inForceOf(s, 'activation-cost').length === 0) return TABLES.activation.perNation
  return costOf(s, side, piecesAt(s, side, x), x, attack, withoutWest).ops
}

/** §9.4.2.c BR and FR units that stay out of an attack are not counted. For movement they always are. */
export function costOf(
  s: State,
  side: Side,
  pieces: readonly number[],
  x: number,
  attack: boolean,
  withoutWest = false,
): Cost {
  const counted = attack && withoutWest ? pieces.filter((p) => !isWestern(p)) : pieces
  // §3.2.1.h A unit of two nations is treated as the cheaper one, for nations and events alike.
  let best: Cost | undefined
  for (const mask of nationSets(counted, (p) => nationMaskNow(s, p))) {
    const items = [nationsItem(s, counted, mask), ...activationExtras(s, side, mask, x, attack)]
    const ops = items.reduce((sum, { by }) => sum + by, 0)
    if (best === undefined || ops < best.ops) best = { ops, items }
  }
  return best as Cost
}
