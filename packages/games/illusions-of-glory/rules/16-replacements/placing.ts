/** §16.6 Where rebuilt units are placed. */
import type { Refusal } from '../../illusions-of-glory.ts'
import { BELGRADE, CETINJE, LEMNOS, sourceMask } from '../../map.ts'
import { nationMask, nationOf } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { AP, CP, type NationId, NATIONS, SB, type Side } from '../../sides.ts'
import { campOf, FLAG, hasFlag, type State, STATUS, statusOf } from '../../state.ts'
import { fits } from '../10-stacking/limits.ts'
import { ALL_SOURCES, activeSources } from '../14-supply/sources.ts'
import { hasEnemyTroops, isBesieged } from '../20-forts/siege.ts'

/** §16.6.f §26.6.2.b.3 After the collapse no Serbian units are rebuilt until they have returned. */
export const areSerbsGone = (s: State): boolean =>
  statusOf(s, SB) === STATUS.collapsed && !hasFlag(s, FLAG.serbsReturned)

/** §16.6.f At home, and on Lemnos only after their return. */
const isForSerbs = (s: State, x: number): boolean =>
  x === BELGRADE || x === CETINJE || (x === LEMNOS && hasFlag(s, FLAG.serbsReturned))

/**
 * §16.6.b Friendly sources of its nation. §16.6.c §16.6.d GE and AH share Krakow; §16.6.e BR and FR have
 * Lemnos and Southern Italy.
 */
export function placesForRebuilt(s: State, p: number): number[] {
  const camp = campOf(s, p)
  if (camp !== AP && camp !== CP) return []
  return ALL_SOURCES.filter((x) => isPlace(s, camp, p, x) && fits(s, [p], x))
}
/** §10.4.a Not in a space with enemy units, even if they are too few to besiege it. */
const isPlace = (s: State, side: Side, p: number, x: number): boolean =>
  isSourceFor(s, side, p, x) && !hasEnemyTroops(s, side, x)
function isSourceFor(s: State, side: Side, p: number, x: number): boolean {
  const nations = sourceMask(x) & nationMask(p)
  if (nations === 0 || (activeSources(s, side, x) & nations) === 0) return false
  return nationOf(p) !== SB || (!areSerbsGone(s) && isForSerbs(s, x))
}

const RULES: Partial<Readonly<Record<NationId, string>>> = {
  GE: '16.6.c',
  AH: '16.6.d',
  BR: '16.6.e',
  FR: '16.6.e',
  SB: '16.6.f',
}
/** Why a rebuilt unit cannot be placed here. */
export function whyNotRebuiltIn(s: State, p: number, x: number): Refusal {
  const side = campOf(s, p) as Side
  const facts = { piece: p, space: x }
  if (!isSourceFor(s, side, p, x))
    return refusal('not-a-source', facts, RULES[NATIONS[nationOf(p)]] ?? '16.6.b')
  if (isBesieged(s, x)) return refusal('source-besieged', facts)
  return hasEnemyTroops(s, side, x)
    ? refusal('enemy-there', facts, '10.4.a')
    : refusal('no-room-to-place', facts, '10.1.a')
}
