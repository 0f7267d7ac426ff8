/** §8.4.3 supply as things stand, or as they would stand after a step. */
import { ANTWERP } from '../../map.ts'
import { isCombatUnit, nationOf, piece, sideOf } from '../../pieces.ts'
import { enemyOf, GERMAN, type Nation, type Side } from '../../sides.ts'
import { hexOf, presenceOf, type State } from '../../state.ts'
import { isAntwerpFree, isEmergencyOpen, isSourceFor } from './supply-ground.ts'
import { netOf, ordinaryNet } from './supply-nets.ts'

const ROYAL_NAVAL_DIVISION = piece('b-rn-div')
export const isNavalDivision = (u: number): boolean => u === ROYAL_NAVAL_DIVISION

/** §8.4.3.a could a unit of this nation trace supply from this hex as things are? */
export const canTraceFrom = (s: State, nation: Nation, h: number): boolean => netOf(s, nation).has(h)

/** §8.4.3.b the naval division needs no line in Antwerp */
const isFedInAntwerp = (s: State, u: number, h: number): boolean =>
  isNavalDivision(u) && h === ANTWERP && isAntwerpFree(s)

/** §8.4.3.a §8.4.3.b is this unit supplied where it stands? (Antwerp, emergency supply and options included) */
export function isSupplied(s: State, u: number): boolean {
  const h = hexOf(s, u)
  return h >= 0 && (canTraceFrom(s, nationOf(u), h) || isFedInAntwerp(s, u, h))
}

/** §8.4.3.g.2 supplied, but only from the emergency source */
export const isOnEmergencySupply = (s: State, u: number): boolean =>
  nationOf(u) === GERMAN && isEmergencyOpen(s) && isSupplied(s, u) && !ordinaryNet(s).has(hexOf(s, u))

/** §8.3.3 would a combat unit that came to this hex have it for its side, if supplied? */
export const wouldTake = (s: State, side: Side, h: number): boolean =>
  s.control.get(h) !== side && !presenceOf(s, enemyOf(side)).isHolding(h)

/** A source of its own that the side would take by entering: supply is there with it. */
export const isSourceToTake = (s: State, nation: Nation, side: Side, h: number): boolean =>
  wouldTake(s, side, h) && isSourceFor(s, nation, h)

/** §8.4.3.d would the unit be supplied in this hex, with control as it would be after its entry? */
export function wouldBeSupplied(s: State, u: number, h: number): boolean {
  const nation = nationOf(u)
  if (canTraceFrom(s, nation, h) || isFedInAntwerp(s, u, h)) return true
  return isCombatUnit(u) && isSourceToTake(s, nation, sideOf(u), h)
}

/** a hex the side controls: can it trace supply to a source of the nation? (§7.1, §14.1.2.d.3) */
export const isHexSupplied = (s: State, nation: Nation, h: number): boolean => canTraceFrom(s, nation, h)

/** The hexes of a unit's supply line, from its own to the source; empty if it has none. */
export function supplyLine(s: State, u: number): number[] {
  const h = hexOf(s, u)
  if (h < 0) return []
  const line = netOf(s, nationOf(u)).lineFrom(h)
  return line.length === 0 && isFedInAntwerp(s, u, h) ? [h] : line
}
