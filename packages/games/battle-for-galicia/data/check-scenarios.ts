import { type HexIndex, indexHexes, insideArea } from './grid.ts'
import { entryHexes, railLinks } from './rails.ts'
import { repeated } from '@sandtable/kernel/data'
import { scenarioUnits } from './scenario-units.ts'
import type { EntryData, GameData, ReinforcementData, ScenarioData, SideId, UnitData } from './types.ts'

type Problems = readonly string[]

const checkSpan = (name: string, [first, last]: readonly [number, number], most: number): Problems =>
  first <= last && last <= most ? [] : [`${name} of the area must run from low to high within 1 to ${most}`]

const checkArea = ({ area }: ScenarioData, { map }: GameData): Problems =>
  area === null
    ? []
    : [
        ...checkSpan('rows', area.rows, map.geometry.rows),
        ...checkSpan('columns', area.cols, map.geometry.columns),
      ]

const checkTime = ({ firstTurn, lastTurn, firstSide }: ScenarioData, { turns }: GameData): Problems => {
  if (firstTurn > lastTurn) return ['ends before it begins']
  if (lastTurn > turns.length) return [`there is no turn ${lastTurn}`]
  const first = turns.find(({ gt }) => gt === firstTurn)
  return first?.sides.includes(firstSide) ? [] : [`${firstSide} has no player turn in GT${firstTurn}`]
}

const checkNames = ({ armies, units }: ScenarioData, data: GameData): Problems => {
  const knownArmies = new Set(data.units.map(({ army }) => army))
  const knownUnits = new Set(data.units.map(({ id }) => id))
  const named = [...(units?.include ?? []), ...(units?.exclude ?? [])]
  return [
    ...(armies ?? []).filter((army) => !knownArmies.has(army)).map((army) => `unknown army ${army}`),
    ...named.filter((id) => !knownUnits.has(id)).map((id) => `unknown unit ${id}`),
  ]
}

const checkSides = (units: readonly UnitData[]): Problems => {
  const sides: readonly SideId[] = ['AH', 'RU']
  return sides
    .filter((side) => !units.some((unit) => unit.side === side))
    .map((side) => `${side} has no units`)
}

const isInside = (scenario: ScenarioData, index: HexIndex, id: string): boolean => {
  const hex = index.get(id)
  return hex === undefined || insideArea(scenario.area, hex)
}

const checkGroup = (scenario: ScenarioData, group: ReinforcementData, data: GameData): Problems => {
  const { unit, turn, alternativeTurn, entry, late } = group
  const turns = [turn, alternativeTurn ?? turn]
  if (turns.some((gt) => gt < scenario.firstTurn)) return [`unit ${unit} arrives before the first turn`]
  if (turns.every((gt) => gt > scenario.lastTurn)) return []
  const [index, links] = [indexHexes(data.map), railLinks(data.map.rails)]
  const outside = (way: EntryData): boolean =>
    !entryHexes(links, way).every((id) => isInside(scenario, index, id))
  const ways = [entry, ...(late === null ? [] : [late.entry])]
  return ways.some(outside) ? [`unit ${unit} enters outside the area`] : []
}

const checkPlaces = (scenario: ScenarioData, units: readonly UnitData[], data: GameData): Problems => {
  const index = indexHexes(data.map)
  const ids = new Set(units.map(({ id }) => id))
  return [
    ...units
      .filter(({ setup }) => setup !== null && !isInside(scenario, index, setup))
      .map(({ id }) => `unit ${id} is set up outside the area`),
    ...data.reinforcements
      .filter(({ unit }) => ids.has(unit))
      .flatMap((group) => checkGroup(scenario, group, data)),
  ]
}

const checkScenario = (scenario: ScenarioData, data: GameData): Problems => {
  const units = scenarioUnits(scenario, data.units)
  const problems = [
    ...checkTime(scenario, data),
    ...checkArea(scenario, data),
    ...checkNames(scenario, data),
    ...checkSides(units),
    ...checkPlaces(scenario, units, data),
  ]
  return problems.map((problem) => `scenario ${scenario.id}: ${problem}`)
}

export const checkScenarios = (data: GameData): Problems => [
  ...repeated(data.scenarios.map(({ id }) => id)).map((id) => `scenario ${id}: listed twice`),
  ...data.scenarios.flatMap((scenario) => checkScenario(scenario, data)),
]
