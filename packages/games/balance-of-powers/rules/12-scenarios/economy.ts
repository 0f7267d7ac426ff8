/** §12 What scenarios change in the economy. */
import { DATA } from '../../data/load.ts'
import type { ScenarioEconomyData } from '../../data/types.ts'
import { NATION_IDS } from '../../nations.ts'
import { scenarioData } from '../../scenarios.ts'
import type { State } from '../../state.ts'
import { isShip, unitsIn } from '../../units.ts'

const NOTHING: ScenarioEconomyData = { basis: 'rulebook' }
export const economyOf = (id: string): ScenarioEconomyData => DATA.economy.scenarios[id] ?? NOTHING
export const scenarioEconomy = (s: State): ScenarioEconomyData => economyOf(scenarioData(s.scenario).id)

export const amountFor = (table: Readonly<Record<string, number>> | undefined, n: number): number =>
  table?.[NATION_IDS[n] ?? ''] ?? 0
/** is the nation in a list such as "GB FR"? */
export const isListed = (list: string | undefined, n: number): boolean =>
  list?.split(' ').includes(NATION_IDS[n] ?? '') ?? false

const fleets = new Map<string, boolean>()
/** ships begin in the scenario, unless half a page of rules stands for them (§6.45) */
export function usesShips(s: State): boolean {
  const { orderOfBattle } = scenarioData(s.scenario)
  const known = fleets.get(orderOfBattle)
  const has =
    known ??
    (DATA.ordersOfBattle[orderOfBattle]?.entries ?? []).some(({ units = '' }) => unitsIn(units).some(isShip))
  fleets.set(orderOfBattle, has)
  return has && s.halfPage === 0
}
/** AP, AF corps and the African map go together (§2.43) */
export const usesAfrica = (s: State): boolean => scenarioData(s.scenario).maps.includes('africa')
