/** §20.1.1 §20.3.1 entering the space of an enemy fort. */
import type { Group } from '../../illusions.ts'
import { fortAt } from '../../map.ts'
import { isDivision, isSupport, isTroops } from '../../pieces.ts'
import { isOrdered, ORDER, piecesAt, type State } from '../../state.ts'
import { faultOf } from '../10-stacking/limits.ts'
import { willHaveFinished } from '../11-movement/ready.ts'
import { comersTo, hasWayTo } from './comers.ts'
import { canComeInOrder } from './coming-in-order.ts'
import { besiegers, isEnough } from './siege.ts'
import { others } from './stopping.ts'

/** §20.1.1.a only who can besiege it; §20.3.1.d or will, with those who can still come this round */
export function mayEnterFort(s: State, group: Group, x: number): boolean {
  const there = others(s, group, x)
  const troops = group.pieces.filter(isTroops)
  if (isEnough([...there, ...troops], x)) return true
  // one such debt at a time
  if (troops.length === 0 || (s.siegeDebt >= 0 && s.siegeDebt !== x)) return false
  const support = [...piecesAt(s, group.side, x), ...group.pieces].filter(isSupport)
  // §11.1.1.b who would have finished before they set out does not come
  const comers = comersTo(s, x, [...there, ...troops]).filter((p) => !willHaveFinished(s, group, p))
  // §20.3.4.b nobody else moves before those have followed with whom they have given up another siege
  const first = stranded(s, group)
  if (!first.every((p) => comers.includes(p))) return false
  const isOrderly = (coming: readonly number[]): boolean => canComeInOrder(s, group, coming, first)
  return couldStillCome(s, [...there, ...troops], support, { comers, first, isOrderly }, x)
}
/** those who can come, those of them who come before others from elsewhere, and whether these can one after the other */
interface Coming {
  readonly comers: readonly number[]
  readonly first: readonly number[]
  readonly isOrderly: (coming: readonly number[]) => boolean
}

/** those left behind in the siege the group has come from, or is about to leave: too few now */
function stranded(s: State, { side, space, pieces, spent }: Group): number[] {
  const from = spent === 0 ? space : s.moving
  const all = besiegers(s, side, from)
  const rest = all.filter((p) => !pieces.includes(p))
  const wasKept = spent === 0 ? isEnough(all, from) : isOrdered(s, from, ORDER.abandoned)
  return wasKept && !isEnough(rest, from) ? rest : []
}

/** §20.3.1.d could others complete the siege these would begin, §10.2.b and stand beside them? */
function couldStillCome(
  s: State,
  troops: readonly number[],
  support: readonly number[],
  { comers, first, isOrderly }: Coming,
  x: number,
): boolean {
  const isPossible = (coming: readonly number[]): boolean =>
    faultOf([...troops, ...support, ...coming]) === undefined &&
    canAllCome(s, coming, troops, x) &&
    isOrderly(coming)
  // an LCU, or §25.5.d the Black Sea division
  if (comers.some((p) => isEnough([...troops, p], x) && isPossible([...first, p]))) return true
  const missing = fortAt(x) - troops.filter(isDivision).length
  return setsOf(comers.filter(isDivision), missing).some(isPossible)
}
/** every choice of so many of them */
const setsOf = (pieces: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : pieces.flatMap((p, i) => setsOf(pieces.slice(i + 1), count - 1).map((rest) => [p, ...rest]))

/** each of them can, as was asked before; together they must not be in each other's way */
const canAllCome = (s: State, coming: readonly number[], gone: readonly number[], x: number): boolean =>
  coming.length < 2 || coming.every((p) => hasWayTo(s, p, x, [...gone, ...coming.filter((q) => q !== p)]))
