/** §15.1.c §15.1.d §15.1.e §15.1.f §15.1.g §15.2 §15.3 where units of a card may come. */
import { fitsFilter } from '../../cards/where.ts'
import type { Destination } from '../../data/card-types.ts'
import type { Refusal } from '../../illusions.ts'
import { isInset, isRegion, SPACES, space } from '../../map.ts'
import { isOf, isSupport, isTroops, nationOf } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { AP, CP, enemyOf, type NationId, NO_SIDE, nationNamed, type Side } from '../../sides.ts'
import {
  type Camp,
  campOf,
  controlOf,
  GREEKS,
  isControlledBy,
  isRisen,
  piecesAt,
  presenceOf,
  REBELS,
  type State,
} from '../../state.ts'
import { fits } from '../10-stacking/limits.ts'
import { ALL_SOURCES, sourcesAt } from '../14-supply/sources.ts'
import { isOutOfSupply } from '../14-supply/supply.ts'
import { isBeset, isBesieged } from '../20-forts/siege.ts'

function bitsOf(nations: readonly NationId[]): number {
  let mask = 0
  for (const id of nations) mask |= 1 << nationNamed(id)
  return mask
}

const isHeld = (s: State, side: Side, x: number): boolean => isControlledBy(s, side, x) && !isRisen(s, x)

/**
 * §15.1.c any friendly source of these nations, §15.1.d each unit where its owner likes; §15.1.g regions with a source
 * count as well, and have room when the spaces have none. §15.2.a RU, §15.3.a GE, §15.3.b AH, §15.3.c TU: GE and AH
 * share Krakow. §15.2.b Italians only on the inset. §23.6.b.2 §26.7.2.b.2 what is left of a lost country will do.
 */
function isOpenSource(s: State, side: Side, x: number, at: Destination & { to: 'sources' }): boolean {
  if (!isHeld(s, side, x) || (at.inset === true && !isInset(x))) return false
  // §15.1.e §10.4.a
  return (sourcesAt(s, side, x) & bitsOf(at.nations)) !== 0 && !isBeset(s, side, x)
}

const isEmptyOf = (s: State, camps: readonly Camp[], x: number): boolean =>
  camps.every((camp) => !presenceOf(s, camp).isAnyone(x))
/** §15.2.c a space the event names; it may be nobody's yet, but not the enemy's; §10.4.a a region may be shared */
const isOpenNamed = (s: State, side: Side, x: number): boolean =>
  (isHeld(s, side, x) || (controlOf(s, x) === NO_SIDE && !isRisen(s, x))) &&
  !isBesieged(s, x) &&
  (isRegion(x) || isEmptyOf(s, [enemyOf(side), GREEKS, REBELS], x))

/** beside a supplied unit of the sort the event asks for */
const isBeside = (s: State, side: Side, x: number, at: Destination & { to: 'with' }): boolean =>
  piecesAt(s, side, x).some((p) => isTroops(p) && fitsFilter(at.units, p) && !isOutOfSupply(s, p))

function isPlaceFor(s: State, side: Side, x: number, at: Destination): boolean {
  switch (at.to) {
    case 'sources':
      return isOpenSource(s, side, x, at)
    case 'spaces':
      return at.spaces.some((id) => space(id) === x) && isOpenNamed(s, side, x)
    case 'with':
      return isBeside(s, side, x, at)
  }
}

/** §15.1.c nobody may overstack; §27.0.b an HQ or artillery comes where troops of its nation are, or along with them */
const hasRoom = (s: State, side: Side, p: number, x: number, company: readonly number[]): boolean =>
  fits(s, [p, ...company], x) &&
  (!isSupport(p) || [...piecesAt(s, side, x), ...company].some((q) => isTroops(q) && isOf(q, nationOf(p))))

const sideOfPiece = (s: State, p: number): Side | undefined => {
  const camp = campOf(s, p)
  return camp === AP || camp === CP ? camp : undefined
}

const everywhere: readonly number[] = Array.from({ length: SPACES }, (_, x) => x)
/** where to look at all */
function candidates(at: Destination): readonly number[] {
  if (at.to === 'sources') return ALL_SOURCES
  return at.to === 'spaces' ? at.spaces.map(space) : everywhere
}

/** @param company pieces of the same event that come to the same place */
export function placesFor(s: State, p: number, at: Destination, company: readonly number[] = []): number[] {
  const side = sideOfPiece(s, p)
  if (side === undefined) return []
  return candidates(at).filter((x) => isPlaceFor(s, side, x, at) && hasRoom(s, side, p, x, company))
}

/** why a unit of a card cannot come here */
export function whyNotPlace(s: State, p: number, at: Destination, x: number): Refusal | undefined {
  const side = sideOfPiece(s, p)
  const facts = { piece: p, space: x }
  if (side === undefined || placesFor(s, p, at).includes(x)) return undefined
  if (at.to === 'sources' && (sourcesAt(s, side, x) & bitsOf(at.nations)) === 0)
    return refusal('not-a-source', facts)
  if (isBesieged(s, x)) return refusal('source-besieged', facts)
  if (!isHeld(s, side, x)) return refusal('not-friendly', facts)
  if (isBeset(s, side, x)) return refusal('enemy-there', facts, '10.4.a')
  return refusal(isPlaceFor(s, side, x, at) ? 'no-room-to-place' : 'not-a-source', facts)
}
