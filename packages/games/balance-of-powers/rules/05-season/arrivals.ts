/** §5.1 §13.0 Which units the order of battle brings, and when. */
import { beginningOf, beginsSeason, isSeasonName } from '../../calendar.ts'
import { DATA } from '../../data/load.ts'
import type { ArrivalData, ScenarioData } from '../../data/types.ts'
import { NATION_IDS, SIDE_IDS, type Side } from '../../nations.ts'
import { scenarioData } from '../../scenarios.ts'
import type { State } from '../../state.ts'
import { idOfUnit, isAirUnit, isKind, isLeader, isShip, nationOf, unitData, unitsIn } from '../../units.ts'
import { isListed, economyOf, usesAfrica, usesShips } from '../12-scenarios/economy.ts'

/** What comes with one month, or with one season. */
interface Arrival {
  /** the month, or the first month of the season */
  readonly month: number
  readonly isSeasonal: boolean
  readonly units: readonly number[]
}

const sideNations = ({ sides }: ScenarioData): string[] => [...sides.CP.split(' '), ...sides.EP.split(' ')]

/**
 * §12.1.arrivals The scenario's own list; §12.2.arrivals §12.3.income §12.4.arrivals and where it says so the whole order
 * of battle from then on.
 */
function entriesOf(data: ScenarioData): readonly ArrivalData[] {
  const own = DATA.ordersOfBattle[data.orderOfBattle]?.entries ?? []
  const { laterFrom } = data
  if (laterFrom === undefined) return own
  const from = beginningOf(laterFrom)
  const nations = sideNations(data)
  const later = (DATA.ordersOfBattle['whole']?.entries ?? []).filter(
    ({ when, nation }) => beginningOf(when) >= from && nations.includes(nation),
  )
  return [...own, ...later]
}

const START = 'start'
function scheduleFor(data: ScenarioData): readonly Arrival[] {
  const out = new Set((data.exclude ?? '').split(' '))
  return entriesOf(data)
    .filter(({ when }) => when !== START)
    .map(({ when, units = '' }) => ({
      month: beginningOf(when),
      isSeasonal: isSeasonName(when),
      units: unitsIn(units).filter((u) => !out.has(idOfUnit(u))),
    }))
}
const schedules = new Map<number, readonly Arrival[]>()
function scheduleOf(scenario: number): readonly Arrival[] {
  const found = schedules.get(scenario) ?? scheduleFor(scenarioData(scenario))
  schedules.set(scenario, found)
  return found
}

const AMERICANS = Object.entries(DATA.economy.americans.bySeason).map(([season, units]) => ({
  season: Number(season),
  units: unitsIn(units),
}))
/** §13.usa §13.0 seasonal turns since the United States joined, this month's included; 0 before the first */
export function americanSeason(s: State): number {
  let seasons = 0
  if (s.americanEntry > 0) for (let m = s.americanEntry + 1; m <= s.month; m++) if (beginsSeason(m)) seasons++
  return seasons
}

/** §12 units of other maps and other services stay out */
export function takesPart(s: State, u: number): boolean {
  const { africa, rebel } = unitData(u)
  const data = scenarioData(s.scenario)
  if (isShip(u) || isKind(u, 'leader-naval')) return usesShips(s)
  if (isKind(u, 'af') || africa === true) return usesAfrica(s)
  if (rebel === true) return data.maps.includes('ottoman')
  return !(isAirUnit(u) && isListed(economyOf(data.id).noAir, nationOf(u)))
}

/** everything the scenario will bring after its beginning */
export const laterUnits = (s: State): number[] =>
  [
    ...scheduleOf(s.scenario).flatMap(({ units }) => units),
    ...(sideNations(scenarioData(s.scenario)).includes('US') ? AMERICANS.flatMap(({ units }) => units) : []),
  ].filter((u) => takesPart(s, u))

/** §5.12 those of seasons up to now, for the Force Pool; leaders go to the map (§13.0) */
export function seasonalUnits(s: State): number[] {
  const now = americanSeason(s)
  return [
    ...scheduleOf(s.scenario)
      .filter(({ isSeasonal, month }) => isSeasonal && month <= s.month)
      .flatMap(({ units }) => units),
    ...AMERICANS.filter(({ season }) => season <= now).flatMap(({ units }) => units),
  ].filter((u) => takesPart(s, u) && !isLeader(u))
}

/** §5.12 §13.0 those of this month, and the leaders of the season that begins now */
export function monthlyUnits(s: State): number[] {
  const leaders = AMERICANS.filter(({ season }) => beginsSeason(s.month) && season === americanSeason(s))
  return [
    ...scheduleOf(s.scenario)
      .filter(({ month }) => month === s.month)
      .flatMap(({ units, isSeasonal }) => (isSeasonal ? units.filter(isLeader) : units)),
    ...leaders.flatMap(({ units }) => units.filter(isLeader)),
  ].filter((u) => takesPart(s, u))
}

const ownEntries = (data: ScenarioData, n: number): readonly ArrivalData[] =>
  (DATA.ordersOfBattle[data.orderOfBattle]?.entries ?? []).filter(({ nation }) => nation === NATION_IDS[n])
const wholeEntries = (n: number): readonly ArrivalData[] =>
  (DATA.ordersOfBattle['whole']?.entries ?? []).filter(({ nation }) => nation === NATION_IDS[n])
/** §5.13 the scenario's own list of a neutral; where it goes on by the whole order of battle, what that has for it */
function neutralEntries(s: State, n: number): readonly ArrivalData[] {
  const data = scenarioData(s.scenario)
  const own = ownEntries(data, n)
  return own.length > 0 || data.laterFrom === undefined ? own : wholeEntries(n)
}
const unitsOf = (s: State, { units = '' }: ArrivalData): number[] =>
  unitsIn(units).filter((u) => takesPart(s, u))

const armies = new Map<string, boolean>()
/** does the scenario know troops of this neutral? */
export function hasArmy(s: State, n: number): boolean {
  const key = `${s.scenario}/${s.halfPage}/${n}`
  const found = armies.get(key) ?? neutralEntries(s, n).some((entry) => unitsOf(s, entry).length > 0)
  armies.set(key, found)
  return found
}

/** §5.13 What a nation that joins now has: monthly arrivals up to now stand at home, seasonal ones are in the pool. */
export function armyOf(s: State, n: number): { present: readonly number[]; pooled: readonly number[] } {
  const come = neutralEntries(s, n).filter(({ when }) => when === START || beginningOf(when) <= s.month)
  const list = (isPooled: boolean): number[] =>
    come.filter(({ when }) => isSeasonName(when) === isPooled).flatMap((entry) => unitsOf(s, entry))
  return { present: list(false), pooled: list(true) }
}

const starters = new Map<string, readonly number[]>()
/** §11.3 §12.1.ob §12.2.ob §12.3.ob §12.4.ob What a side sets up when the scenario begins. */
export function startersOf(s: State, side: Side): readonly number[] {
  const data = scenarioData(s.scenario)
  const key = `${data.id}/${side}/${s.halfPage}`
  const found =
    starters.get(key) ??
    (DATA.ordersOfBattle[data.orderOfBattle]?.entries ?? [])
      .filter(({ when, nation }) => (when === START || when === data.first) && isOnSide(data, side, nation))
      .flatMap((entry) => unitsOf(s, entry))
      .filter((u) => !isExcluded(data, u))
  starters.set(key, found)
  return found
}
const isOnSide = ({ sides }: ScenarioData, side: Side, nation: string): boolean =>
  sides[SIDE_IDS[side]].split(' ').includes(nation)
const isExcluded = ({ exclude = '' }: ScenarioData, u: number): boolean =>
  exclude.split(' ').includes(idOfUnit(u))
