/** §8.4.5 blocked hexsides. */
import { DIRECTIONS, GRID } from '../map.ts'
import { blockedBy } from '../rules/08-action/blocked.ts'
import type { Side } from '../sides.ts'
import type { State } from '../state.ts'

export interface Block {
  /** its number, as `unblock` names it */
  readonly index: number
  readonly from: number
  readonly to: number
}

/** Hexsides the side has closed behind itself. */
export const blocksOf = (s: State, side: Side): Block[] =>
  blockedBy(s, side).map((index) => {
    const from = Math.floor(index / DIRECTIONS)
    return { index, from, to: GRID.neighbour(from, index % DIRECTIONS) }
  })
