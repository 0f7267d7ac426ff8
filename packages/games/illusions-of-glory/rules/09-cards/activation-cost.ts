/** §9.4.1 §9.4.2 §12.1.3.b what an activation costs, item by item. */
import { activationExtras, countsAsOne, inForceOf } from '../../cards/in-force.ts'
import type { Cost, Modifier } from '../../illusions.ts'
import { isHq, nationMask } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { nationsAt, piecesAt, presenceOf, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { fewestNations, isWestern } from '../03-dual-nationality.ts'

/** §9.4.1.a as many points as nations; §9.4.2.b §12.1.3.b with an HQ they are as one */
function nationsItem(s: State, pieces: readonly number[]): Modifier {
  if (pieces.some(isHq)) return { what: 'hq', by: TABLES.activation.withHq, rule: '9.4.2.b' }
  const mask = pieces.reduce((bits, p) => bits | nationMask(p), 0)
  // one nation alone, as most often
  if ((mask & (mask - 1)) === 0) return { what: 'nations', by: TABLES.activation.perNation, rule: '9.4.1.a' }
  const merged = countsAsOne(s, mask)
  const counted = pieces.filter((p) => (nationMask(p) & ~merged) !== 0)
  const nations = Math.max(1, fewestNations(counted))
  return { what: 'nations', by: nations * TABLES.activation.perNation, rule: '9.4.1.a' }
}

/** of all units of a space; mostly they are of one nation, and no event makes it dearer */
export function priceAt(s: State, side: Side, x: number, attack: boolean, withoutWest: boolean): number {
  const nations = nationsAt(s, side, x)
  const isOne = (nations & (nations - 1)) === 0 && presenceOf(s, side).hqs(x) === 0
  if (isOne && inForceOf(s, 'activation-cost').length === 0) return TABLES.activation.perNation
  return costOf(s, side, piecesAt(s, side, x), x, attack, withoutWest).ops
}

/** §9.4.2.c BR and FR that stay out of an attack are not counted; for movement they always are */
export function costOf(
  s: State,
  side: Side,
  pieces: readonly number[],
  x: number,
  attack: boolean,
  withoutWest = false,
): Cost {
  const counted = attack && withoutWest ? pieces.filter((p) => !isWestern(p)) : pieces
  const items = [nationsItem(s, counted), ...activationExtras(s, side, counted, x, attack)]
  return { ops: items.reduce((sum, { by }) => sum + by, 0), items }
}
