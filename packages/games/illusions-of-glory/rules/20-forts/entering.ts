/** §20.1.1 §20.3.1 Entering the space of an enemy fort. */
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

/**
 * §20.1.1.a Units may enter if they can besiege the fort, §20.3.1.d or will with others that can still join
 * this round.
 */
export function mayEnterFort(s: State, group: Group, x: number): boolean {
  const there = others(s, group, x)
  const troops = group.pieces.filter(isTroops)
  if (isEnough([...there, ...troops], x)) return true
  // Only one siege at a time may wait for more units.
  if (troops.length === 0 || (s.siegeDebt >= 0 && s.siegeDebt !== x)) return false
  const support = [...piecesAt(s, group.side, x), ...group.pieces].filter(isSupport)
  // §11.1.1.b Units of a space that will have finished moving do not join.
  const comers = comersTo(s, x, [...there, ...troops]).filter((p) => !willHaveFinished(s, group, p))
  // §20.3.4.b If the group gives up another siege, its other besiegers must leave before any other unit
  // moves.
  const first = stranded(s, group)
  if (!first.every((p) => comers.includes(p))) return false
  const isOrderly = (coming: readonly number[]): boolean => canComeInOrder(s, group, coming, first)
  return couldStillCome(s, [...there, ...troops], support, { comers, first, isOrderly }, x)
}
/**
 * Units that can join, those of them that must move first, and whether a selection can join one space after
 * the other.
 */
interface Coming {
  readonly comers: readonly number[]
  readonly first: readonly number[]
  readonly isOrderly: (coming: readonly number[]) => boolean
}

/**
 * Besiegers left behind in the siege that the group has come from or is about to leave; they are too few now.
 */
function stranded(s: State, { side, space, pieces, spent }: Group): number[] {
  const from = spent === 0 ? space : s.moving
  const all = besiegers(s, side, from)
  const rest = all.filter((p) => !pieces.includes(p))
  const wasKept = spent === 0 ? isEnough(all, from) : isOrdered(s, from, ORDER.abandoned)
  return wasKept && !isEnough(rest, from) ? rest : []
}

/** §20.3.1.d Whether others could complete the siege and §10.2.b stack with the units there. */
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
  // One LCU, or §25.5.d the Black Sea division, is enough.
  if (comers.some((p) => isEnough([...troops, p], x) && isPossible([...first, p]))) return true
  const missing = fortAt(x) - troops.filter(isDivision).length
  return setsOf(comers.filter(isDivision), missing).some(isPossible)
}
/** All subsets of this size. */
const setsOf = (pieces: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : pieces.flatMap((p, i) => setsOf(pieces.slice(i + 1), count - 1).map((rest) => [p, ...rest]))

/** Each unit can join by itself, as has been checked; together they must not block each other. */
const canAllCome = (s: State, coming: readonly number[], gone: readonly number[], x: number): boolean =>
  coming.length < 2 || coming.every((p) => hasWayTo(s, p, x, [...gone, ...coming.filter((q) => q !== p)]))
