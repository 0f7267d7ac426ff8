import { checkForts } from './check-forts.ts'
import { checkMap } from './check-map.ts'
import { checkPlaces } from './check-places.ts'
import { checkTables } from './check-tables.ts'
import { checkUnits } from './check-units.ts'
import { checkVictory } from './check-victory.ts'
import { gameShape } from './shapes.ts'
import type { GameData } from './types.ts'

const checkMeaning = (data: GameData): string[] => [
  ...checkMap(data.map),
  ...checkPlaces(data),
  ...checkUnits(data),
  ...checkForts(data),
  ...checkTables(data.tables),
  ...checkVictory(data),
]

/**
 * Problems of a data set, one line each; an empty list means that it can be played. Anything may be
 * passed: if the structure is wrong only that is reported, since the meaning cannot be judged then.
 */
export const validateData = (data: unknown): string[] => {
  const broken = gameShape(data, 'data')
  return broken.length > 0 ? [...broken] : checkMeaning(data as GameData)
}
