/** §11.3 Infrastructure a side begins with. */
import { DATA } from '../../data/load.ts'
import { nation, type Side } from '../../nations.ts'
import { scenarioData } from '../../scenarios.ts'
import type { State } from '../../state.ts'

/** the nations whose markers are not placed yet, one for each marker */
export function markersLeft(s: State, side: Side): number[] {
  const { orderOfBattle } = scenarioData(s.scenario)
  const standing = s.infrastructure.entries().map(([, n]) => n - 1)
  const left: number[] = []
  for (const entry of DATA.ordersOfBattle[orderOfBattle]?.entries ?? []) {
    const n = nation(entry.nation)
    if (entry.when !== 'start' || s.allegiance.get(n) !== side) continue
    const placed = standing.filter((each) => each === n).length
    for (let i = placed; i < (entry.infrastructure ?? 0); i++) left.push(n)
  }
  return left
}
export const markersOf = (s: State, side: Side): number[] =>
  s.infrastructure
    .entries()
    .filter(([, n]) => s.allegiance.get(n - 1) === side)
    .map(([p]) => p)
