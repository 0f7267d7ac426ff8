/** What a place is, for those who look at it. */
import { ON } from '../crossings.ts'
import { FORTRESS } from '../codes.ts'
import { fortressAt, isRedFortress, nationOfFortress } from '../sites.ts'
import type { State } from '../state.ts'
import { CROSSINGS } from '../terrain.ts'

export interface Fortress {
  readonly nation: number
  readonly isRed: boolean
  /** 2, 1, or 0 for ruins */
  readonly steps: number
}

const STEPS: Readonly<Record<number, number>> = {
  [FORTRESS.intact]: 2,
  [FORTRESS.reduced]: 1,
  [FORTRESS.destroyed]: 0,
}

/** §1.33 the fortress printed there, as it stands */
export function fortressIn(s: State, p: number): Fortress | undefined {
  const f = fortressAt(p)
  if (f < 0) return undefined
  return { nation: nationOfFortress(f), isRed: isRedFortress(f), steps: STEPS[s.fortress.get(f)] ?? 0 }
}

/** What is printed on a hexside, as far as it matters to troops. */
const SIGNS = ['canal', 'river', 'alpinePass', 'mountainPass', 'redBar', 'allWater', 'rail'] as const
export type Sign = (typeof SIGNS)[number]

export interface Way {
  readonly to: number
  readonly signs: readonly Sign[]
}

/** The neighbours with what lies between. */
export function waysFrom(p: number): Way[] {
  const ways: Way[] = []
  for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++) {
    const has = SIGNS.filter((sign) => CROSSINGS.has(c, ON[sign]))
    // a canal is a river, too
    const signs = has.includes('canal') ? has.filter((sign) => sign !== 'river') : has
    ways.push({ to: CROSSINGS.end(c), signs })
  }
  return ways
}
