import { checkMap } from './check-map.ts'
import { gameShape } from './shapes.ts'
import type { GameData } from './types.ts'

/**
 * Problems of a data set, one line each; an empty list means that it can be played. Anything may be passed: if the
 * structure is wrong only that is reported, since the meaning cannot be judged then.
 */
export const validateData = (data: unknown): string[] => {
  const broken = gameShape(data, 'data')
  return broken.length > 0 ? [...broken] : [...checkMap(data as GameData)]
}
