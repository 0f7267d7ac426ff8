/** §8.4.5 §8.4.6 A hex: its blocked sides, how full it is. */
import { DIRECTIONS, GRID, isVosges } from '../map.ts'
import { blockedBy } from '../rules/08-action/blocked.ts'
import type { Side } from '../sides.ts'
import { presenceOf, type State } from '../state.ts'
import { TABLES } from '../tables.ts'

export interface Block {
  /** its number, as `unblock` names it */
  readonly index: number
  readonly from: number
  readonly to: number
}

/** §8.4.5 Hexsides the side has closed behind itself. */
export const blocksOf = (s: State, side: Side): Block[] =>
  blockedBy(s, side).map((index) => {
    const from = Math.floor(index / DIRECTIONS)
    return { index, from, to: GRID.neighbour(from, index % DIRECTIONS) }
  })

export interface StackWeight {
  /** in corps; divisions and brigades count half */
  readonly corps: number
  readonly infantry: number
  readonly most: number
  readonly mostInfantry: number
}

/** §8.4.6 how full the hex is */
export function stackWeight(s: State, side: Side, h: number): StackWeight {
  const there = presenceOf(s, side)
  const { corps, infantry, vosgesInfantry, vosgesExtra } = TABLES.stacking
  const isHigh = isVosges(h)
  return {
    corps: there.halves(h) / 2,
    infantry: there.infantryHalves(h) / 2,
    most: isHigh ? vosgesInfantry + vosgesExtra / 2 : corps,
    mostInfantry: isHigh ? vosgesInfantry + vosgesExtra / 2 : infantry,
  }
}
