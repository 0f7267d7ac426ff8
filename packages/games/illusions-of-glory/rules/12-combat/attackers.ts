/** §12.1 §14.3.1.a.2.b §20.3.3.a Which units may join an attack. */
import { isBanned } from '../../cards/in-force.ts'
import type { Refusal } from '../../illusions-of-glory.ts'
import { areConnected, isRegion, isSeaSpace, LEMNOS, linkBetween, SEA_LANE } from '../../map.ts'
import { cfOf, isArtillery, isDual, isSupport, isTroops, nationsOf } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { AP } from '../../sides.ts'
import { faceOf, isMarked, isOrdered, MARK, ORDER, piecesAt, type State, spaceOf } from '../../state.ts'
import { isWestern } from '../03-dual-nationality.ts'
import { mayAttack } from '../14-supply/rights.ts'
import { isOutOfSupply } from '../14-supply/supply.ts'
import { besiegers, isEnoughForSiege, isForeignFort } from '../20-forts/siege.ts'
import { whyTreatyForbids } from '../28-treaty/limits.ts'
import { areStacked } from '../18-regions/stacked.ts'
import { isLegalMultinational } from './multinational.ts'

/** §12.1.a The unit's space has an Attack marker, or §12.1.b the unit was activated in a region. */
export const isActivated = (s: State, p: number): boolean =>
  isMarked(s, p, MARK.toAttack) || isOrdered(s, spaceOf(s, p), ORDER.attack)

/** Whether the unit can attack the space from where it is. */
function reaches(s: State, p: number, x: number): boolean {
  const at = spaceOf(s, p)
  // §18.3.e Both are in the same region.
  if (at === x) return isRegion(x) || besiegers(s, s.active, x).length > 0
  // §12.1.g The spaces are connected.
  if (!areConnected(at, x)) return false
  if (linkBetween(at, x) !== SEA_LANE) return true
  // §25.2.3.c A sea lane counts only between a sea-invasion space and its port.
  return at !== LEMNOS && x !== LEMNOS && (s.active === AP ? isSeaSpace(at) : isSeaSpace(x))
}

/** §9.4.2.c The space was activated without its BR and FR units. */
const isLeftOut = (s: State, p: number): boolean =>
  isOrdered(s, spaceOf(s, p), ORDER.withoutWest) && isWestern(p)

/** Why a unit cannot attack this space at all; undefined if it can, alone or with others. */
export function whyNotFrom(s: State, p: number, x: number, uprising = false): Refusal | undefined {
  if (!isActivated(s, p)) return refusal('no-attack-order', { piece: p })
  if (!reaches(s, p, x)) return refusal('cannot-attack-there', { piece: p, space: x })
  if (isMarked(s, p, MARK.attacked)) return refusal('has-attacked', { piece: p })
  if (isLeftOut(s, p)) return refusal('left-out-of-activation', { piece: p })
  if (!mayAttack(s, p))
    return refusal('allied-supply-only', { piece: p }, s.active === AP ? '14.2.2.d' : '14.2.1.d')
  return whyTreatyForbids(s, p, x, true, uprising)
}

/**
 * §20.3.3.a A besieger needed for the siege may not attack elsewhere, nor may besiegers attack elsewhere by
 * turns.
 * @param at the space it is in, or will be in after marching there by a card
 */
export function isNeeded(
  s: State,
  joined: readonly number[],
  p: number,
  x: number,
  at: number = spaceOf(s, p),
): boolean {
  const side = s.active
  if (at === x || !isTroops(p) || !isForeignFort(s, side, at)) return false
  const others = besiegers(s, side, at).filter((q) => q !== p)
  if (!isEnoughForSiege([...others, p], at)) return false
  return !isEnoughForSiege(
    others.filter((q) => !joined.includes(q) && !isMarked(s, q, MARK.struckOut)),
    at,
  )
}
/**
 * §card.AP43 Nations that may not attack together, HQs and artillery included. A unit of two nations counts
 * as the other one.
 */
export function mayNotAttackTogether(s: State, pieces: readonly number[]): boolean {
  const plain = pieces.filter((p) => !isDual(p))
  return isBanned(s, s.active, { kind: 'joint-attack', nations: plain.flatMap(nationsOf) })
}

/** §27.0.e §27.0.i Support needs attacking troops of its own space, §18.3.c in a region of its own stack. */
function whyNotSupport(s: State, joined: readonly number[], p: number): Refusal | undefined {
  const isWith = joined.some((q) => isTroops(q) && areStacked(s, p, q))
  if (!isWith) return refusal('support-without-troops', { piece: p }, isArtillery(p) ? '27.0.i' : '27.0.e')
  return mayNotAttackTogether(s, [...joined, p]) ? refusal('joint-attack-banned', { piece: p }) : undefined
}

/**
 * §12.1.c All or some units of a space may attack, §12.1.d each a different target, §12.1.f once a round.
 * §12.1.2.c A unit with CF 0 attacks only with others. Uprisings never attack (§12.1.i §18.3.j).
 */
export function whyNotJoin(
  s: State,
  joined: readonly number[],
  p: number,
  x: number,
  uprising = false,
): Refusal | undefined {
  const not = whyNotFrom(s, p, x, uprising)
  if (not) return not
  if (isSupport(p)) return whyNotSupport(s, joined, p)
  const all = [...joined, p]
  if (joined.length === 0 && cfOf(p, faceOf(s, p)) === 0) return refusal('no-strength', { piece: p })
  if (isNeeded(s, joined, p, x)) return refusal('needed-for-siege', { piece: p, space: spaceOf(s, p) })
  if (all.some((q) => isTroops(q) && isOutOfSupply(s, q) !== isOutOfSupply(s, p)))
    return refusal('supply-apart', { piece: p })
  if (!isLegalMultinational(s, all)) return refusal('nations-apart', { piece: p })
  return mayNotAttackTogether(s, all) ? refusal('joint-attack-banned', { piece: p }) : undefined
}

/** The active side's units next to the space, and in it (a region or a besieged fort). */
export function piecesAround(s: State, x: number, neighbours: readonly number[]): number[] {
  return [x, ...neighbours].flatMap((at) => piecesAt(s, s.active, at))
}
