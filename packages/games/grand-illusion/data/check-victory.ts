import { type HexIndex, indexHexes } from './grid.ts'
import { repeated } from '@sandtable/kernel/data'
import type { GameData, TurnData } from './types.ts'

type Side = 'AL' | 'GE'

/** §14.1.2 hexes to be won are printed in the other side's hands */
function checkHexes(name: string, ids: readonly string[], owner: Side, index: HexIndex): readonly string[] {
  return [
    ...repeated(ids).map((id) => `${name}: ${id} is listed twice`),
    ...ids.flatMap((id) => {
      const hex = index.get(id)
      if (hex === undefined) return [`${name}: unknown hex ${id}`]
      return hex.owner === owner ? [] : [`${name}: ${id} belongs to the winner already`]
    }),
  ]
}

const checkDoubles = (name: string, double: readonly string[], hexes: readonly string[]): readonly string[] =>
  double.filter((id) => !hexes.includes(id)).map((id) => `${name}: ${id} is doubled but scores nothing`)

/** §13.1.2 a marker for every hex */
function checkMarkers({ tables, victory }: GameData): readonly string[] {
  const { plan17, german } = tables.markers
  return [
    ...(plan17.length === victory.plan17.hexes.length ? [] : ['markers: not one for each Plan XVII hex']),
    ...(german.length === victory.german.hexes.length ? [] : ['markers: not one for each German VP hex']),
  ]
}

const checkArmies = ({ units, victory }: GameData): readonly string[] =>
  victory.easternFront.armies
    .filter((id) => !units.some((unit) => unit.id === id && unit.type === 'hq' && unit.side === 'GE'))
    .map((id) => `easternFront: ${id} is no German HQ`)

const dayOf = ([month, day]: readonly [number, number]): number => month * 31 + day

function checkTurn(turn: TurnData, n: number, previous: TurnData | undefined): readonly string[] {
  const isLater = previous === undefined || dayOf(turn.from) > dayOf(previous.to)
  return [
    ...(turn.turn === n + 1 ? [] : [`turn ${turn.turn}: expected turn ${n + 1}`]),
    ...(isLater && dayOf(turn.to) > dayOf(turn.from) ? [] : [`turn ${turn.turn}: dates overlap`]),
  ]
}

const checkScenarios = ({ scenarios, turns }: GameData): readonly string[] => [
  ...repeated(scenarios.map(({ number }) => number)).map((number) => `scenario ${number}: listed twice`),
  ...scenarios
    .filter((scenario) => scenario.turns > turns.length)
    .map(({ id }) => `scenario ${id}: longer than the turn track`),
]

export function checkVictory(data: GameData): readonly string[] {
  const index = indexHexes(data.map)
  const { plan17, german, awards } = data.victory
  return [
    ...checkHexes('plan17', plan17.hexes, 'GE', index),
    ...checkHexes('german', german.hexes, 'AL', index),
    ...checkDoubles('plan17', plan17.double, plan17.hexes),
    ...checkDoubles('german', german.double, german.hexes),
    ...checkMarkers(data),
    ...checkArmies(data),
    ...awards
      .filter(({ turn }) => turn > data.turns.length)
      .map(({ id }) => `award ${id}: after the last turn`),
    ...data.turns.flatMap((turn, n) => checkTurn(turn, n, data.turns[n - 1])),
    ...checkScenarios(data),
  ]
}
