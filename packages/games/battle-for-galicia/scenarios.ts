import { DATA } from './data/load.ts'
import type { ScenarioData } from './data/types.ts'
import { FORTRESS, HEXES, hexData, isBarredHex, isMarsh } from './map.ts'
import { RU, SIDES, type Side } from './sides.ts'
import type { State } from './state.ts'

export const SCENARIOS: readonly ScenarioData[] = DATA.scenarios
export const scenarioOf = (s: State): ScenarioData => SCENARIOS[s.scenario] as ScenarioData

/** §4.5 the ban on the shaded hexes holds through this game turn */
export const LAST_BARRED_TURN = 5

function isInArea({ area }: ScenarioData, h: number): boolean {
  const { row, col } = hexData(h)
  return !area || (row >= area.rows[0] && row <= area.rows[1] && col >= area.cols[0] && col <= area.cols[1])
}

export const isOnBoard = (s: State, h: number): boolean => isInArea(scenarioOf(s), h)

/** Closed in every way: marsh (§aid.tec), Przemysl to Russians (§13.0.a), beyond the scenario's area. */
function isShut(scenario: ScenarioData, side: Side, h: number): boolean {
  return isMarsh(h) || (side === RU && h === FORTRESS) || !isInArea(scenario, h)
}

type Closed = (scenario: ScenarioData, side: Side, h: number) => boolean

const tabulate = (closed: Closed): Uint8Array[] =>
  SCENARIOS.flatMap((scenario) =>
    SIDES.map((side) => Uint8Array.from({ length: HEXES }, (_, h) => Number(closed(scenario, side, h)))),
  )

const shut = tabulate(isShut)
const shutOrBarred = tabulate(
  (scenario, side, h) => isShut(scenario, side, h) || (side !== RU && isBarredHex(h)),
)

const tableOf = (tables: readonly Uint8Array[], s: State, side: Side): Uint8Array =>
  tables[s.scenario * SIDES.length + side] as Uint8Array

/** Hexes no unit of the side may ever enter, not even in retreat. */
export const closedHexes = (s: State, side: Side): Uint8Array => tableOf(shut, s, side)

/** Hexes a unit of the side may not enter of its own will: also the shaded ones through GT5 (§4.5, §9.3.2). */
export const forbiddenHexes = (s: State, side: Side): Uint8Array =>
  tableOf(s.turn <= LAST_BARRED_TURN ? shutOrBarred : shut, s, side)
