/** §15.1 §15.2 §15.3 Where units of a card may be placed. */
import { fitsFilter } from '../../cards/where.ts'
import type { Destination } from '../../data/card-types.ts'
import type { Refusal } from '../../illusions-of-glory.ts'
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
import { hasEnemyTroops, isBesieged } from '../20-forts/siege.ts'

function bitsOf(nations: readonly NationId[]): number {
  let mask = 0
  for (const id of nations) mask |= 1 << nationNamed(id)
  return mask
}

const isHeld = (s: State, side: Side, x: number): boolean => isControlledBy(s, side, x) && !isRisen(s, x)

/**
 * §15.1.c Any friendly source of these nations, §15.1.d for each unit its owner's choice. §15.1.g Regions
 * with a source count too, and have room when the spaces have none.
 * §15.2.a RU; §15.2.b IT only on the inset.
 * §15.3.a GE, §15.3.b AH, §15.3.c TU; GE and AH share Krakow.
 * §23.6.b.2 §26.7.2.b.2 Any source left to a nation that lost its capital will do.
 */
function isOpenSource(s: State, side: Side, x: number, at: Destination & { to: 'sources' }): boolean {
  if (!isHeld(s, side, x) || (at.inset === true && !isInset(x))) return false
  // §15.1.e §15.1.f §10.4.a The source is not occupied or besieged by enemies.
  return (sourcesAt(s, side, x) & bitsOf(at.nations)) !== 0 && !hasEnemyTroops(s, side, x)
}

const isEmptyOf = (s: State, camps: readonly Camp[], x: number): boolean =>
  camps.every((camp) => !presenceOf(s, camp).isAnyone(x))
/**
 * §15.2.c A space the event names. It may be neutral, but not enemy-controlled. §10.4.a A region may be
 * shared.
 */
const isOpenNamed = (s: State, side: Side, x: number): boolean =>
  (isHeld(s, side, x) || (controlOf(s, x) === NO_SIDE && !isRisen(s, x))) &&
  !isBesieged(s, x) &&
  (isRegion(x) || isEmptyOf(s, [enemyOf(side), GREEKS, REBELS], x))

/** A space with a supplied unit of the kind the event asks for. */
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

/**
 * §15.1.c Units may not overstack. §27.0.b An HQ or artillery is placed with troops of its nation, in the
 * space or placed with it.
 */
const hasRoom = (s: State, side: Side, p: number, x: number, placedWith: readonly number[]): boolean =>
  fits(s, [p, ...placedWith], x) &&
  (!isSupport(p) || [...piecesAt(s, side, x), ...placedWith].some((q) => isTroops(q) && isOf(q, nationOf(p))))

const sideOfPiece = (s: State, p: number): Side | undefined => {
  const camp = campOf(s, p)
  return camp === AP || camp === CP ? camp : undefined
}

const everywhere: readonly number[] = Array.from({ length: SPACES }, (_, x) => x)
/** The spaces that have to be checked. */
function candidates(at: Destination): readonly number[] {
  if (at.to === 'sources') return ALL_SOURCES
  return at.to === 'spaces' ? at.spaces.map(space) : everywhere
}

/** @param placedWith units of the same event placed in the same space */
export function placesFor(
  s: State,
  p: number,
  at: Destination,
  placedWith: readonly number[] = [],
): number[] {
  const side = sideOfPiece(s, p)
  if (side === undefined) return []
  return candidates(at).filter((x) => isPlaceFor(s, side, x, at) && hasRoom(s, side, p, x, placedWith))
}

/** Why a unit of a card cannot be placed here. */
export function whyNotPlace(s: State, p: number, at: Destination, x: number): Refusal | undefined {
  const side = sideOfPiece(s, p)
  const facts = { piece: p, space: x }
  if (side === undefined || placesFor(s, p, at).includes(x)) return undefined
  if (at.to === 'sources' && (sourcesAt(s, side, x) & bitsOf(at.nations)) === 0)
    return refusal('not-a-source', facts)
  if (isBesieged(s, x)) return refusal('source-besieged', facts)
  if (!isHeld(s, side, x)) return refusal('not-friendly', facts)
  if (hasEnemyTroops(s, side, x)) return refusal('enemy-there', facts, '10.4.a')
  return refusal(isPlaceFor(s, side, x, at) ? 'no-room-to-place' : 'not-a-source', facts)
}
