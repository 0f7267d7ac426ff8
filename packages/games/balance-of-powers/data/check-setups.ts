import { repeated } from '@sandtable/kernel/data'
import { placesOf } from './check-maps.ts'
import type { GameData, ScenarioData, SetupData } from './types.ts'

const listed = (list: string | undefined): string[] => (list ?? '').split(' ').filter(Boolean)

/** every unit named anywhere is a counter */
function checkNames(data: GameData, setup: SetupData): readonly string[] {
  const units = new Set(data.units.map(({ id }) => id))
  const places = placesOf(data)
  const tables = [setup.placement, setup.naval ?? {}, ...Object.values(setup.joining ?? {})]
  const named = [...tables.flatMap((table) => Object.values(table)), ...Object.values(setup.heldBack ?? {})]
  return [
    ...[...named.flatMap(listed), ...listed(setup.trench)]
      .filter((id) => !units.has(id))
      .map((id) => `set-up ${setup.scenario}: no unit ${id}`),
    ...tables
      .flatMap((table) => Object.keys(table))
      .filter((id) => !places.has(id))
      .map((id) => `set-up ${setup.scenario}: no place ${id}`),
  ]
}

const placed = ({ placement, naval = {}, heldBack = {} }: SetupData): string[] =>
  [placement, naval, heldBack].flatMap((table) => Object.values(table).flatMap(listed))

/** §11.3 the units of the order of battle that a scenario begins with */
function startingUnits(data: GameData, scenario: ScenarioData): string[] {
  const { entries = [] } = data.ordersOfBattle[scenario.orderOfBattle] ?? {}
  const nations = [...listed(scenario.sides.CP), ...listed(scenario.sides.EP)]
  const excluded = listed(scenario.exclude)
  // Britain sets up while it is neutral in 12.9; 12.5 begins with the block of August, though in September.
  const first = scenario.id === '12.5' ? '1914-08' : scenario.first
  return entries
    .filter(({ when }) => when === 'start' || when === first)
    .filter(({ nation }) => nations.includes(nation) || (scenario.id === '12.9' && nation === 'GB'))
    .flatMap(({ units }) => listed(units))
    .filter((id) => !excluded.includes(id))
}

/** each unit of the order of battle stands somewhere, once, and nobody else */
function checkComplete(data: GameData, setup: SetupData, scenario: ScenarioData): readonly string[] {
  const wanted = startingUnits(data, scenario)
  const found = placed(setup)
  const what = `set-up ${setup.scenario}`
  return [
    ...repeated(found).map((id) => `${what}: ${id} stands in two places`),
    ...wanted.filter((id) => !found.includes(id)).map((id) => `${what}: ${id} is missing`),
    ...found.filter((id) => !wanted.includes(id)).map((id) => `${what}: ${id} is not in the order of battle`),
  ]
}

export const checkSetups = (data: GameData): readonly string[] =>
  data.setups.flatMap((setup) => {
    const scenario = data.scenarios.find(({ id }) => id === setup.scenario)
    if (!scenario) return [`set-up ${setup.scenario}: no such scenario`]
    return [...checkNames(data, setup), ...checkComplete(data, setup, scenario)]
  })
