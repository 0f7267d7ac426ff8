import { type HexIndex, indexHexes } from './grid.ts'
import { repeated } from '@sandtable/kernel/data'
import type { FaceData, GameData, UnitData } from './types.ts'

const STEPS: Readonly<Record<UnitData['type'], Partial<Record<UnitData['size'], number>>>> = {
  infantry: { XX: 2, X: 1 },
  cavalry: { XXX: 2, XX: 1 },
}

const checkSteps = ({ id, type, size, steps, back }: UnitData): readonly string[] => {
  const wanted = STEPS[type][size]
  return [
    ...(wanted === steps ? [] : [`unit ${id}: ${type} of size ${size} cannot have ${steps} steps`]),
    ...(steps === 2 && back === null ? [`unit ${id}: two steps, but the back face is missing`] : []),
    ...(steps === 1 && back !== null ? [`unit ${id}: one step, but there is a back face`] : []),
  ]
}

const checkFaces = ({ id, front, back }: UnitData): readonly string[] => {
  const values: readonly (keyof FaceData)[] = ['attack', 'defense', 'artillery', 'movement']
  return values
    .filter((value) => back !== null && back[value] > front[value])
    .map((value) => `unit ${id}: ${value} is higher on the back face`)
}

const checkNation = ({ id, side, nation, whiteSymbol, steps }: UnitData): readonly string[] => {
  const right = (nation === 'russia') === (side === 'RU')
  const whiteOk = !whiteSymbol || (side === 'AH' && steps === 1)
  return [
    ...(right ? [] : [`unit ${id}: nation ${nation} does not fight for ${side}`]),
    ...(whiteOk ? [] : [`unit ${id}: the white symbol is for Austro-Hungarian units of one step`]),
  ]
}

const checkRelease = ({ id, setup, releasedOn }: UnitData, turns: number): readonly string[] => {
  if (releasedOn === null) return []
  if (setup === null) return [`unit ${id}: movement restriction without a set-up hex`]
  return releasedOn > turns ? [`unit ${id}: released after the last turn`] : []
}

const checkPlace = ({ id, side, setup }: UnitData, index: HexIndex): readonly string[] => {
  if (setup === null) return []
  const hex = index.get(setup)
  if (hex === undefined) return [`unit ${id}: unknown set-up hex ${setup}`]
  if (hex.terrain === 'marsh') return [`unit ${id}: set up in marsh at ${setup}`]
  return hex.fortress && side === 'RU' ? [`unit ${id}: Russian set up in the fortress ${setup}`] : []
}

const checkArrival = ({ id, setup }: UnitData, arriving: ReadonlySet<string>): readonly string[] => {
  if (setup !== null && arriving.has(id)) return [`unit ${id}: has both a set-up hex and an arrival`]
  return setup === null && !arriving.has(id) ? [`unit ${id}: has neither a set-up hex nor an arrival`] : []
}

const bySetup = (units: readonly UnitData[]): ReadonlyMap<string, readonly UnitData[]> => {
  const stacks = new Map<string, UnitData[]>()
  for (const unit of units) {
    if (unit.setup !== null) stacks.set(unit.setup, [...(stacks.get(unit.setup) ?? []), unit])
  }
  return stacks
}

const checkStack = (hex: string, stack: readonly UnitData[], limit: number): readonly string[] => {
  const steps = stack.reduce((sum, unit) => sum + unit.steps, 0)
  const sides = new Set(stack.map((unit) => unit.side))
  return [
    ...(sides.size > 1 ? [`set-up at ${hex}: units of both sides in one hex`] : []),
    ...(steps > limit ? [`set-up at ${hex}: ${steps} steps, but the limit is ${limit}`] : []),
  ]
}

export const checkUnits = (data: GameData): readonly string[] => {
  const index = indexHexes(data.map)
  const arriving = new Set(data.reinforcements.map(({ unit }) => unit))
  const limit = data.tables.stacking.limit
  return [
    ...repeated(data.units.map(({ id }) => id)).map((id) => `unit ${id}: listed twice`),
    ...data.units.flatMap((unit) => [
      ...checkSteps(unit),
      ...checkFaces(unit),
      ...checkNation(unit),
      ...checkRelease(unit, data.turns.length),
      ...checkPlace(unit, index),
      ...checkArrival(unit, arriving),
    ]),
    ...[...bySetup(data.units)].flatMap(([hex, stack]) => checkStack(hex, stack, limit)),
  ]
}
