import { type HexIndex, indexHexes } from './grid.ts'
import { railLinks, railPath } from './rails.ts'
import { repeated } from '@sandtable/kernel/data'
import type { EntryData, GameData, ReinforcementData, SideId, TurnData } from './types.ts'

const checkEntryHex = (id: string, index: HexIndex, side: SideId): string | null => {
  const hex = index.get(id)
  if (hex === undefined) return `unknown entry hex ${id}`
  if (hex.terrain === 'marsh') return `entry hex ${id} is marsh`
  return hex.fortress && side === 'RU' ? `Russian entry in the fortress ${id}` : null
}

const listed = (entry: EntryData): readonly string[] =>
  entry.kind === 'hexes' ? entry.hexes : [entry.from, entry.to, ...entry.plus]

const checkRailway = (entry: EntryData, data: GameData): readonly string[] => {
  if (entry.kind === 'hexes') return []
  const path = railPath(railLinks(data.map.rails), entry.from, entry.to)
  return path.length > 0 ? [] : [`no railway from ${entry.from} to ${entry.to}`]
}

const checkEntry = (entry: EntryData, side: SideId, data: GameData, index: HexIndex): readonly string[] => [
  ...listed(entry)
    .map((id) => checkEntryHex(id, index, side))
    .filter((problem) => problem !== null),
  ...checkRailway(entry, data),
]

const playsIn = (turns: readonly TurnData[], gt: number, side: SideId): boolean =>
  turns.some((turn) => turn.gt === gt && turn.sides.includes(side))

const checkTurns = (
  { turn, alternativeTurn, late }: ReinforcementData,
  side: SideId,
  turns: readonly TurnData[],
): readonly string[] => [
  ...[turn, alternativeTurn, late?.turn ?? null]
    .filter((gt) => gt !== null && !playsIn(turns, gt, side))
    .map((gt) => `${side} has no player turn in GT${gt ?? 0}`),
  ...(late !== null && late.turn <= turn ? ['the late arrival must come after the first'] : []),
]

const checkGroup = (group: ReinforcementData, data: GameData, index: HexIndex): readonly string[] => {
  const unit = data.units.find(({ id }) => id === group.unit)
  if (unit === undefined) return [`reinforcement ${group.unit}: unknown unit`]
  const problems = [
    ...checkTurns(group, unit.side, data.turns),
    ...checkEntry(group.entry, unit.side, data, index),
    ...(group.late === null ? [] : checkEntry(group.late.entry, unit.side, data, index)),
  ]
  return problems.map((problem) => `reinforcement ${group.unit}: ${problem}`)
}

export const checkSchedule = (data: GameData): readonly string[] => {
  const index = indexHexes(data.map)
  const twice = repeated(data.reinforcements.map(({ unit }) => unit))
  return [
    ...twice.map((unit) => `reinforcement ${unit}: listed twice`),
    ...data.reinforcements.flatMap((group) => checkGroup(group, data, index)),
  ]
}
