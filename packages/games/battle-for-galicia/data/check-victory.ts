import { type HexIndex, indexHexes } from './grid.ts'
import { repeated } from '@sandtable/kernel/data'
import type { GameData, TownData, TurnData, VictoryData } from './types.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/

const checkTurn = (turn: TurnData, n: number, previous: TurnData | undefined): readonly string[] => [
  ...(turn.gt === n + 1 ? [] : [`turn ${turn.gt}: expected turn ${n + 1}`]),
  ...(DATE.test(turn.from) ? [] : [`turn ${turn.gt}: date "${turn.from}" is not YYYY-MM-DD`]),
  ...(previous !== undefined && turn.from <= previous.from
    ? [`turn ${turn.gt}: must be later than the turn before`]
    : []),
  ...repeated(turn.sides).map((side) => `turn ${turn.gt}: ${side} plays twice`),
]

const checkTown = ({ hex: id, name }: TownData, index: HexIndex): readonly string[] => {
  const hex = index.get(id)
  if (hex === undefined) return [`victory town ${name.en}: unknown hex ${id}`]
  return hex.town === undefined ? [`victory town ${name.en}: no town on the map at ${id}`] : []
}

const checkAttack = ({ attack }: VictoryData): readonly string[] =>
  attack.firstTurn <= attack.lastTurn ? [] : ['victory: attack points end before they begin']

export const checkVictory = (data: GameData): readonly string[] => {
  const index = indexHexes(data.map)
  const { towns } = data.victory
  return [
    ...data.turns.flatMap((turn, n) => checkTurn(turn, n, data.turns[n - 1])),
    ...checkAttack(data.victory),
    ...repeated(towns.map(({ hex }) => hex)).map((hex) => `victory town at ${hex}: listed twice`),
    ...towns.flatMap((town) => checkTown(town, index)),
  ]
}
