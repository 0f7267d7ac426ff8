import { checkMap } from './check-map.ts'
import { checkScenarios } from './check-scenarios.ts'
import { checkSchedule } from './check-schedule.ts'
import { checkTables } from './check-tables.ts'
import { checkUnits } from './check-units.ts'
import { checkVictory } from './check-victory.ts'
import { gameShape } from './shapes.ts'
import type { GameData } from './types.ts'

const checkMeaning = (data: GameData): string[] => [
  ...checkMap(data.map),
  ...checkUnits(data),
  ...checkSchedule(data),
  ...checkTables(data.tables),
  ...checkVictory(data),
  ...checkScenarios(data),
]

/**
 * Problems of a data set, one line each; an empty list means that it can be played. Anything may be
 * passed: if the structure is wrong only that is reported, since the meaning cannot be judged then.
 */
export const validateData = (data: unknown): string[] => {
  const broken = gameShape(data, 'data')
  return broken.length > 0 ? [...broken] : checkMeaning(data as GameData)
}
