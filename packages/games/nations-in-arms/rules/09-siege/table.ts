/** §9.2(3) The siege table. */
import { DATA } from '../../data/load.ts'

/** §9.2.1 */
export type SiegeResult = 'R' | 'R*' | 'NE' | 'A' | 'H' | 'B'
const RESULTS: readonly SiegeResult[] = ['R', 'R*', 'NE', 'A', 'H', 'B']
const columns = new Map(DATA.tables.siege.levels.map(({ level, results }) => [level, results]))

/** The result of a modified total against a fortress of this level; the last row counts for all above it. */
export function siegeResult(level: number, total: number): SiegeResult {
  const results = columns.get(level) ?? []
  const row = results.find(({ upTo }) => total <= upTo) ?? results.at(-1)
  return RESULTS.find((each) => each === row?.result) ?? 'NE'
}
