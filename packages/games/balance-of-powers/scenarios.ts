import { monthNamed } from './calendar.ts'
import { DATA } from './data/load.ts'
import type { ScenarioData, SetupData } from './data/types.ts'
import { isBox, isLand, isOnMap, PLACES } from './places.ts'
import { neighboursOf } from './terrain.ts'

const SCENARIOS: readonly ScenarioData[] = DATA.scenarios

/** The scenarios that can be played; the others have their data, not yet all of their rules. */
const IN_PLAY = ['12.1', '12.2', '12.3', '12.4']
export const PLAYABLE: readonly ScenarioData[] = SCENARIOS.filter(({ id }) => IN_PLAY.includes(id))

export const scenarioNamed = (id: string): number => SCENARIOS.findIndex((each) => each.id === id)
export const scenarioData = (n: number): ScenarioData => SCENARIOS[n] as ScenarioData
export const setupOf = (id: string): SetupData => {
  const found = DATA.setups.find(({ scenario }) => scenario === id)
  if (!found) throw new Error(`no set-up of ${id}`)
  return found
}

export const firstMonth = ({ first }: ScenarioData): number => monthNamed(first)
export const lastMonth = ({ last }: ScenarioData): number => monthNamed(last)
export const turnsOf = (data: ScenarioData): number => lastMonth(data) - firstMonth(data) + 1

/** maps of the whole war; with all of them the whole sea chart is in play */
const ALL_MAPS = 4
const isLinked = (box: number, maps: ScenarioData['maps']): boolean =>
  neighboursOf(box).some((p) => maps.some((map) => isOnMap(p, map)))

/** §11.1 the places in play: the hexes of its maps, and the boxes listed at their edges */
const boards = SCENARIOS.map(({ maps }) =>
  Uint8Array.from({ length: PLACES }, (_, p) => {
    if (isBox(p)) return Number(maps.length === ALL_MAPS || isLinked(p, maps))
    return Number(maps.some((map) => isOnMap(p, map)))
  }),
)
export const isInPlay = (scenario: number, p: number): boolean => boards[scenario]?.[p] === 1

const lands = new Map<number, readonly number[]>()
/** places in play where troops can be */
export function landsInPlay(scenario: number): readonly number[] {
  const found =
    lands.get(scenario) ??
    Array.from({ length: PLACES }, (_, p) => p).filter((p) => isLand(p) && isInPlay(scenario, p))
  lands.set(scenario, found)
  return found
}
