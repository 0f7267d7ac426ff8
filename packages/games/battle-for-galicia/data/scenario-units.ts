import type { ScenarioData, UnitData } from './types.ts'

const takesPart = ({ armies, units }: ScenarioData, unit: UnitData): boolean => {
  if (units?.exclude?.includes(unit.id)) return false
  return armies === null || armies.includes(unit.army) || units?.include?.includes(unit.id) === true
}

/** The units of a scenario, in the order of the unit list. */
export const scenarioUnits = (scenario: ScenarioData, units: readonly UnitData[]): readonly UnitData[] =>
  units.filter((unit) => takesPart(scenario, unit))
