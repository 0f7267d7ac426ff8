import { repeated } from '@sandtable/kernel/data'
import { checkMaps } from './check-maps.ts'
import { checkSetups } from './check-setups.ts'
import { gameShape } from './shapes.ts'
import type { GameData } from './types.ts'

const checkIds = (data: GameData): readonly string[] => [
  ...repeated(data.units.map(({ id }) => id)).map((id) => `unit ${id} is listed twice`),
  ...repeated(data.nations.map(({ id }) => id)).map((id) => `nation ${id} is listed twice`),
  ...repeated(data.chips.map(({ at }) => at)).map((at) => `chip ${at} is listed twice`),
  ...repeated(data.fortresses.map(({ hex }) => hex)).map((hex) => `fortress ${hex} is listed twice`),
]

/** How many values a counter has, by its kind. */
const VALUES: Readonly<Record<string, readonly number[]>> = {
  infantry: [4],
  mountain: [4],
  siege: [4],
  af: [4],
  cavalry: [2],
  flotilla: [2],
  tank: [3],
  'leader-land': [2],
  'leader-naval': [0],
  'leader-air': [0],
  air: [3],
  SS: [2],
  UB: [2],
}
const SHIP = [4]

const checkUnits = ({ units, nations }: GameData): readonly string[] =>
  units.flatMap(({ id, nation, kind, values }) => [
    ...(nations.some((each) => each.id === nation) ? [] : [`unit ${id}: no nation ${nation}`]),
    ...((VALUES[kind] ?? SHIP).includes(values.length) ? [] : [`unit ${id}: ${values.length} values`]),
  ])

/**
 * Problems of a data set, one line each; an empty list means that it can be played. Anything may be passed: if the
 * structure is wrong only that is reported, since the meaning cannot be judged then.
 */
export const validateData = (data: unknown): string[] => {
  const broken = gameShape(data, 'data')
  if (broken.length > 0) return [...broken]
  const sound = data as GameData
  return [...checkIds(sound), ...checkUnits(sound), ...checkMaps(sound), ...checkSetups(sound)]
}
