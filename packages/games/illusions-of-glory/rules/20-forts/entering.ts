/** §20.1.1 §20.3.1 Entering the space of an enemy fort. */
import type { Group } from '../../illusions-of-glory.ts'
import { fortAt } from '../../map.ts'
import { isDivision, isSupport, isTroops } from '../../pieces.ts'
import { isOrdered, ORDER, piecesAt, type State } from '../../state.ts'
import { faultOf } from '../10-stacking/limits.ts'
import { willHaveFinished } from '../11-movement/ready.ts'
import { joinersOf, hasWayTo } from './joining.ts'
import { canJoinInOrder } from './joining-in-order.ts'
import { besiegers, isEnoughForSiege } from './siege.ts'
import { otherBesiegers } from './stopping.ts'

/**
 * §20.1.1.a Units may enter if they can besiege the fort, §20.3.1.d or will with others that can still join
 * this round.
 */
export function mayEnterFort(s: State, group: Group, x: number): boolean {
  const there = otherBesiegers(s, group, x)
  const troops = group.pieces.filter(isTroops)
  if (isEnoughForSiege([...there, ...troops], x)) return true
  // Only one siege at a time may wait for more units.
  if (troops.length === 0 || (s.siegeDebt >= 0 && s.siegeDebt !== x)) return false
  const support = [...piecesAt(s, group.side, x), ...group.pieces].filter(isSupport)
  // §11.1.1.b Units of a space that will have finished moving do not join.
  const joiners = joinersOf(s, x, [...there, ...troops]).filter((p) => !willHaveFinished(s, group, p))
  // §20.3.4.b If the group gives up another siege, its other besiegers must leave before any other unit
  // moves.
  const first = leftBehind(s, group)
  if (!first.every((p) => joiners.includes(p))) return false
  const canJoinThus = (joining: readonly number[]): boolean => canJoinInOrder(s, group, joining, first)
  return couldStillJoin(s, [...there, ...troops], support, { joiners, first, canJoinThus }, x)
}
/**
 * Units that can join, those of them that must move first, and whether a selection can join one space after
 * the other.
 */
interface Joining {
  readonly joiners: readonly number[]
  readonly first: readonly number[]
  readonly canJoinThus: (joining: readonly number[]) => boolean
}

/**
 * Besiegers left behind in the siege that the group has come from or is about to leave; they are too few now.
 */
function leftBehind(s: State, { side, space, pieces, spent }: Group): number[] {
  const from = spent === 0 ? space : s.moving
  const all = besiegers(s, side, from)
  const rest = all.filter((p) => !pieces.includes(p))
  const wasKept = spent === 0 ? isEnoughForSiege(all, from) : isOrdered(s, from, ORDER.abandoned)
  return wasKept && !isEnoughForSiege(rest, from) ? rest : []
}

/** §20.3.1.d Whether others could complete the siege and §10.2.b stack with the units there. */
function couldStillJoin(
  s: State,
  troops: readonly number[],
  support: readonly number[],
  { joiners, first, canJoinThus }: Joining,
  x: number,
): boolean {
  const isPossible = (joining: readonly number[]): boolean =>
    faultOf([...troops, ...support, ...joining]) === undefined &&
    canAllJoin(s, joining, troops, x) &&
    canJoinThus(joining)
  // One LCU, or the Black Sea division, is enough.
  if (joiners.some((p) => isEnoughForSiege([...troops, p], x) && isPossible([...first, p]))) return true
  const missing = fortAt(x) - troops.filter(isDivision).length
  return setsOf(joiners.filter(isDivision), missing).some(isPossible)
}
/** All subsets of this size. */
const setsOf = (pieces: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : pieces.flatMap((p, i) => setsOf(pieces.slice(i + 1), count - 1).map((rest) => [p, ...rest]))

/** Each unit can join by itself, as has been checked; together they must not block each other. */
const canAllJoin = (s: State, joining: readonly number[], gone: readonly number[], x: number): boolean =>
  joining.length < 2 || joining.every((p) => hasWayTo(s, p, x, [...gone, ...joining.filter((q) => q !== p)]))
