/** §12.1 What the plans of 1914 demand: who neglects it pays for it. */
import { monthNamed } from '../calendar.ts'
import { DEED, MARK } from '../codes.ts'
import { CP, DE, FR, type Side } from '../nations.ts'
import { ownerOf, place } from '../places.ts'
import { isAcrossFrontier, isBelgium } from '../rules/12-scenarios/restrictions.ts'
import { scenarioData } from '../scenarios.ts'
import { isMarked, type State } from '../state.ts'
import { isCorps, nationOf, UNITS_OF } from '../units.ts'

const MARNE = '12.1'
const AUGUST = monthNamed('1914-08')
const LIEGE = place('1119')
/** §12.1 German corps in Belgium, French ones over the frontier */
const SCHLIEFFEN = 9
const PLAN_XVII = 4
/** points for each corps that is still wanted, and for the attack on Liege */
const FOR_A_CORPS = 0.25
const FOR_LIEGE = 1.5
/** some may be lost, or be counted late */
const SPARE = 2

const marked = (s: State, n: number, mark: number): number =>
  (UNITS_OF[n] as readonly number[]).filter((u) => isMarked(s, u, mark)).length

const isBound = (s: State): boolean =>
  scenarioData(s.scenario).id === MARNE && s.month === AUGUST && (s.deeds & DEED.freePlans) === 0

/** What it is worth, for the plans, that these corps come to the place or attack it. */
export function dutyOf(s: State, side: Side, units: readonly number[], to: number): number {
  if (!isBound(s)) return 0
  if (side === CP) return schlieffen(s, units, to)
  return s.fortnight === 1 ? planXVII(s, units, to) : 0
}

function schlieffen(s: State, units: readonly number[], to: number): number {
  const liege = to === LIEGE && (s.deeds & DEED.liege) === 0 ? FOR_LIEGE : 0
  if (!isBelgium(ownerOf(to))) return 0
  const fresh = units.filter((u) => isCorps(u) && nationOf(u) === DE && !isMarked(s, u, MARK.inBelgium))
  const wanted = Math.max(0, SCHLIEFFEN + SPARE - marked(s, DE, MARK.inBelgium))
  return liege + FOR_A_CORPS * Math.min(wanted, fresh.length)
}

function planXVII(s: State, units: readonly number[], to: number): number {
  if (!isAcrossFrontier(to)) return 0
  const fresh = units.filter((u) => isCorps(u) && nationOf(u) === FR && !isMarked(s, u, MARK.intoGermany))
  const wanted = Math.max(0, PLAN_XVII + 1 - marked(s, FR, MARK.intoGermany))
  return FOR_A_CORPS * Math.min(wanted, fresh.length)
}
