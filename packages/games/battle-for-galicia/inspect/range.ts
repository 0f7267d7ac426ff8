/** §4.1 to §4.3 how far units could go, without taking them up. */
import type { Side } from '../sides.ts'
import { canMove, prices } from '../rules/04-movement/costs.ts'
import { reachCosts } from '../rules/04-movement/ways.ts'
import { type State, unitsAt } from '../state.ts'

export interface Range {
  readonly units: readonly number[]
  /** hex -> MPs */
  readonly costs: ReadonlyMap<number, number>
}

/** Of the units in a hex that can still move, together; undefined if none can. */
export function rangeFrom(s: State, side: Side, h: number): Range | undefined {
  const cost = prices(s, side)
  const units = unitsAt(s, side, h).filter((u) => canMove(s, u, cost))
  return units.length === 0 ? undefined : { units, costs: reachCosts(s, units) }
}
