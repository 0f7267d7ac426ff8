/** §8.4.6 how full a hex is. */
import { isVosges } from '../map.ts'
import type { Side } from '../sides.ts'
import { presenceOf, type State } from '../state.ts'
import { TABLES } from '../tables.ts'

export interface StackWeight {
  /** in corps; divisions and brigades count half */
  readonly corps: number
  readonly infantry: number
  readonly most: number
  readonly mostInfantry: number
}

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
