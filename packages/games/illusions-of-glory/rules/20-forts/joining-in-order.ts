/**
 * §11.1.1.b §10.3.b §27.0.b Whether the units that are to complete a siege can join it one space after the
 * other.
 */
import { Reach } from '@sandtable/board'
import type { Group } from '../../illusions-of-glory.ts'
import { GRAPH, isPlain } from '../../map.ts'
import { isSupport } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { isOrdered, ORDER, piecesAt, type State, spaceOf } from '../../state.ts'
import { faultOf, isUnlimited } from '../10-stacking/limits.ts'
import { whyNotStep } from '../11-movement/barriers.ts'
import { groupOf, type Place, placeOf, readyAt } from '../11-movement/ready.ts'
import { movementOf } from '../14-supply/rights.ts'
import { isOutOfSupply } from '../14-supply/supply.ts'
import { canAccompany, mayJoinStack } from '../27-headquarters/stacking.ts'
import { mustStop } from './stopping.ts'

/** The highest movement factor of any unit. */
const LONGEST = 6
const supportReach = new Reach(GRAPH, LONGEST, 1)

const originOf = (s: State, { pieces, spent }: Group): Place =>
  spent === 0 ? placeOf(s, pieces[0] as number) : { space: s.moving, stack: s.movingStack }
const isOf = (s: State, p: number, { space, stack }: Place): boolean =>
  spaceOf(s, p) === space && placeOf(s, p).stack === stack

/**
 * §11.1.1.b Spaces move one after the other. None begins before the units that must leave the previous one
 * have left it.
 */
export function canJoinInOrder(
  s: State,
  group: Group,
  joining: readonly number[],
  before: readonly number[],
): boolean {
  const from = originOf(s, group)
  const home = joining.filter((p) => isOf(s, p, from))
  if (home.length === joining.length) return true
  if (!before.every((p) => joining.includes(p))) return false
  if (isUnfinished(s, group.side, [...group.pieces, ...home], from)) return false
  const first = joining.filter(
    (p, i) => !home.includes(p) && !joining.slice(0, i).some((q) => areTogether(s, p, q)),
  )
  const unfinished = first.filter((p) =>
    isUnfinished(
      s,
      group.side,
      joining.filter((q) => areTogether(s, p, q)),
      placeOf(s, p),
    ),
  )
  // The last space may be left unfinished.
  return unfinished.length < 2
}
const areTogether = (s: State, p: number, q: number): boolean => isOf(s, q, placeOf(s, p))

/**
 * Whether these units leave others behind that must go on before another space begins (ruling 161): §10.3.b
 * units over the limit, or §27.0.b support without troops that could still join others.
 */
function isUnfinished(s: State, side: Side, pieces: readonly number[], from: Place): boolean {
  const ready = readyAt(s, from).filter((p) => !pieces.includes(p))
  if (ready.length === 0) return false
  const left = piecesAt(s, side, from.space).filter((p) => !pieces.includes(p))
  if (!isUnlimited(from.space) && faultOf(left) !== undefined) return true
  return ready.some((p) => isSupport(p) && !left.some((q) => canAccompany(q, p)) && canJoinOthers(s, p))
}
function canJoinOthers(s: State, p: number): boolean {
  const group = groupOf(s, [p])
  const isThrough = (y: number): boolean => y === group.space || (isPlain(y) && !mustStop(s, group, y))
  supportReach.search(group.space, Math.min(movementOf(s, p, isOutOfSupply(s, p)), LONGEST), (from, _, to) =>
    isThrough(from) && whyNotStep(s, group, from, to) === undefined ? 1 : -1,
  )
  // Support may not enter a fort space that is not besieged, §11.1.3.b nor end its move in a space activated for
  // attack.
  const isOpen = (y: number): boolean =>
    !isPlain(y) || !(mustStop(s, group, y) || isOrdered(s, y, ORDER.attack))
  const reached = Array.from({ length: supportReach.count }, (_, i) => supportReach.at(i))
  return reached.some((y) => y !== group.space && isOpen(y) && mayJoinStack(s, p, y))
}
