/** §6.311 §6.73 How far an air unit comes. */
import { isBox, isLand, PLACES } from '../../places.ts'
import { isInPlay } from '../../scenarios.ts'
import type { State } from '../../state.ts'
import { neighboursOf } from '../../terrain.ts'

/** A flight: a point for each hex, all that are left for a port box. */
export interface Flight {
  readonly from: number
  readonly points: number
  /** places it may not enter */
  readonly isBarred: (p: number) => boolean
  /** §6.73 it may change from one box to the next; §6.311 on patrol only from a hex */
  readonly changesBoxes?: boolean
}

const left = new Int16Array(PLACES)

/** Where the flight can end, its beginning included. Nobody flies to an ocean box. */
export function reachOf(s: State, { from, points, isBarred, changesBoxes = false }: Flight): number[] {
  left.fill(-1)
  left[from] = points
  const reached = [from]
  for (const p of reached) {
    const rest = left[p] as number
    if (rest <= 0) continue
    for (const to of neighboursOf(p)) {
      if (left[to] !== -1 || !isInPlay(s.scenario, to) || isBarred(to)) continue
      if (isBox(to) && (!isLand(to) || (isBox(p) && !changesBoxes))) continue
      left[to] = isBox(to) ? 0 : rest - 1
      reached.push(to)
    }
  }
  return reached
}
