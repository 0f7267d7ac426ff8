/** §11.4 Where a side may set up, and so what it controls when a scenario begins. */
import { DATA } from '../../data/load.ts'
import type { ScenarioData } from '../../data/types.ts'
import { type Allegiance, AH, CP, DE, EP, nation, NATION_IDS, NEUTRAL, NOBODY, RU } from '../../nations.ts'
import { distance, isBox, isLand, isOnMap, ownerOf, place, PLACES, placesIn } from '../../places.ts'
import { scenarioData } from '../../scenarios.ts'
import { neighboursOf } from '../../terrain.ts'

/** §2.21 the side a nation is on when the scenario begins */
export function sideAtStart({ sides }: ScenarioData, n: number): Allegiance {
  const id = NATION_IDS[n] ?? ''
  if (sides.CP.split(' ').includes(id)) return CP
  return sides.EP.split(' ').includes(id) ? EP : NEUTRAL
}

const everyPlace = Array.from({ length: PLACES }, (_, p) => p)
const ownedBy = (p: number, owners: readonly number[]): boolean => isLand(p) && owners.includes(ownerOf(p))

type Area = (p: number) => Allegiance
/** at home, each nation in its own country */
const atHome =
  (data: ScenarioData): Area =>
  (p) =>
    ownerOf(p) < 0 ? NEUTRAL : sideAtStart(data, ownerOf(p))

const EASTERN = [AH, DE, RU]
const BERLIN = place('2517')
/** §12.2.setup §12.2.special.line the line and what lies west of it; Romania and other neutrals are no part of it */
function byLine(data: ScenarioData): Area {
  const line = new Set(placesIn(DATA.fronts['1915'].line))
  const isEastern = (p: number): boolean => isOnMap(p, 'north') && ownedBy(p, EASTERN)
  const west = new Set([BERLIN])
  for (const p of west) for (const to of neighboursOf(p)) if (isEastern(to) && !line.has(to)) west.add(to)
  const home = atHome(data)
  return (p) => {
    if (line.has(p) || west.has(p)) return CP
    return isEastern(p) ? EP : home(p)
  }
}

const WEST = [nation('BE'), nation('FR')]
/** the front of 1916 in the west and in the east */
const FOUGHT_OVER: Readonly<Record<string, readonly number[]>> = { '12.3': [...WEST, AH, RU], '12.4': WEST }
/** §12.4.setup these two have been won back */
const REGAINED: Readonly<Record<string, readonly number[]>> = { '12.4': placesIn('0520 0521') }
/** §12.3.setup §12.4.setup what was fought over is divided by the line; all else is its owner's */
function byFront(data: ScenarioData): Area {
  const owners = FOUGHT_OVER[data.id] ?? []
  const regained = REGAINED[data.id] ?? []
  const taken = new Set(placesIn(DATA.fronts['1916'].CP).filter((p) => !regained.includes(p)))
  const home = atHome(data)
  return (p) => {
    if (isBox(p) || !isOnMap(p, 'north') || !ownedBy(p, owners)) return home(p)
    return taken.has(p) ? CP : EP
  }
}

const AREAS = { home: atHome, 'line-1915': byLine, 'front-1916': byFront } as const

/** by place, the side in whose set-up area it lies */
export function drawAreas(data: ScenarioData): readonly Allegiance[] {
  return everyPlace.map(AREAS[data.area](data))
}

const areas = new Map<number, readonly Allegiance[]>()
function areaOf(scenario: number): readonly Allegiance[] {
  const found = areas.get(scenario)
  if (found) return found
  const area = drawAreas(scenarioData(scenario))
  areas.set(scenario, area)
  return area
}

/** §11.4 The side in whose set-up area a place lies; neutral where nobody sets up. */
export const setUpSideOf = (scenario: number, p: number): Allegiance => areaOf(scenario)[p] as Allegiance

const ofNation = (n: number): number[] => everyPlace.filter((p) => isOnMap(p, 'north') && ownerOf(p) === n)
const toNearest = (p: number, places: readonly number[]): number =>
  places.reduce((least, each) => Math.min(least, distance(p, each)), Infinity)
const [GERMANY, AUSTRIA] = [ofNation(DE), ofNation(AH)]
/**
 * §11.4 The nation of the side whose the land of an enemy is. The rulebook gives such land to a side as a whole; by our
 * ruling it is Russia's east and Germany's west, and in Russia Austria-Hungary's where its border is the nearer one.
 */
function conquerorOf(p: number, side: Allegiance): number {
  if (side === EP) return RU
  if (ownerOf(p) !== RU) return DE
  return toNearest(p, AUSTRIA) < toNearest(p, GERMANY) ? AH : DE
}

/** §11.4 the nation that controls the place when the scenario begins; the sea is nobody's */
export function controllerAtStart(scenario: number, p: number): number {
  const owner = ownerOf(p)
  if (!isLand(p) || owner < 0) return NOBODY
  const side = setUpSideOf(scenario, p)
  const isOwn = side === sideAtStart(scenarioData(scenario), owner)
  return isOwn || side === NEUTRAL ? owner : conquerorOf(p, side)
}

const controls = new Map<number, Int16Array>()
/** the same for all places */
export function controlAtStart(scenario: number): Int16Array {
  const found = controls.get(scenario)
  if (found) return found
  const control = Int16Array.from(everyPlace, (p) => controllerAtStart(scenario, p))
  controls.set(scenario, control)
  return control
}
