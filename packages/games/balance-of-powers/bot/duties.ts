/** §12.1 What the plans of 1914 demand: who neglects it pays for it. */
import { monthNamed } from '../calendar.ts'
import { DEED, MARK } from '../codes.ts'
import { CP, DE, FR, type Side } from '../nations.ts'
import { ownerOf, place } from '../places.ts'
import { isAcrossFrontier, isBelgium } from '../rules/12-scenarios/restrictions.ts'
import { scenarioData } from '../scenarios.ts'
import { isMarked, type State, whereIs } from '../state.ts'
import { isCorps, isKind, nationOf, unit, UNITS_OF } from '../units.ts'
import { distancesTo } from './distances.ts'

const MARNE = '12.1'
const AUGUST = monthNamed('1914-08')
const LIEGE = place('1119')
/** §12.1 German corps in Belgium, French ones over the frontier */
const SCHLIEFFEN = 9
const PLAN_XVII = 4
/** points for each corps that is still wanted, and for the attack on Liege */
const FOR_A_CORPS = 0.25
const FOR_A_RAID = 0.6
/** the second place, without which all the others went in vain */
const FOR_THE_SECOND = 2
/** an attack costs RP and corps that a march into an empty place does not */
const BY_ATTACK = 0.3
const FOR_LIEGE = 1.5
/** some may be lost, or be counted late */
const SPARE = 2

const marked = (s: State, n: number, mark: number): number =>
  (UNITS_OF[n] as readonly number[]).filter((u) => isMarked(s, u, mark)).length

const isBound = (s: State): boolean =>
  scenarioData(s.scenario).id === MARNE && s.month === AUGUST && (s.deeds & DEED.freePlans) === 0

/** What it is worth, for the plans, that these corps come to the place or attack it. */
export function dutyOf(
  s: State,
  side: Side,
  units: readonly number[],
  to: number,
  how: 'march' | 'attack' = 'march',
): number {
  if (!isBound(s)) return 0
  if (side === CP) return schlieffen(s, units, to)
  if (s.fortnight !== 1) return 0
  return (how === 'attack' ? BY_ATTACK : 1) * planXVII(s, units, to)
}

function schlieffen(s: State, units: readonly number[], to: number): number {
  if (!isBelgium(ownerOf(to))) return 0
  const fresh = units.filter((u) => isCorps(u) && nationOf(u) === DE && !isMarked(s, u, MARK.inBelgium))
  const wanted = Math.max(0, SCHLIEFFEN + SPARE - marked(s, DE, MARK.inBelgium))
  return forLiege(s, units, to) + FOR_A_CORPS * Math.min(wanted, fresh.length)
}

/** §10.21 the siege guns take it for nothing, as long as they can come there in the month; nobody else is to try */
function forLiege(s: State, units: readonly number[], to: number): number {
  if (to !== LIEGE || (s.deeds & DEED.liege) !== 0) return 0
  if (units.some((u) => isKind(u, 'siege'))) return FOR_LIEGE
  const isLeftToGuns = s.fortnight === 1 && (distancesTo(LIEGE)[whereIs(s, GUNS)] as number) <= NEAR
  return isLeftToGuns ? -FOR_LIEGE : FOR_LIEGE
}
const GUNS = unit('DE-siege-1')
/** movement points of the guns in a month, less one */
const NEAR = 3

/** §12.1.special.planxvii four corps, two hexes: where nobody stands it costs nothing */
function planXVII(s: State, units: readonly number[], to: number): number {
  if (!isAcrossFrontier(to)) return 0
  const fresh = units.filter((u) => isCorps(u) && nationOf(u) === FR && !isMarked(s, u, MARK.intoGermany))
  const wanted = Math.max(0, PLAN_XVII - marked(s, FR, MARK.intoGermany))
  const isSecond = s.firstRaid >= 0 && s.firstRaid !== to && (s.deeds & DEED.twoRaids) === 0
  // half of them at most where the first go, so that somebody is left for the second place
  const most = s.firstRaid >= 0 ? wanted : wanted / 2
  return FOR_A_RAID * Math.min(most, fresh.length) + (isSecond ? FOR_THE_SECOND : 0)
}
