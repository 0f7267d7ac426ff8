/** §12.1 What the plans of 1914 still demand of a side. */
import { DEED } from '../codes.ts'
import { CP, type Side } from '../nations.ts'
import { place } from '../places.ts'
import {
  arePlansBinding,
  corpsInBelgium,
  corpsOverFrontier,
  PLAN_XVII,
  SCHLIEFFEN,
} from '../rules/12-scenarios/plans.ts'
import type { State } from '../state.ts'

export const LIEGE = place('1119')

export interface Duty {
  readonly plan: 'schlieffen' | 'liege' | 'plan17' | 'twoRaids'
  readonly done: number
  readonly wanted: number
  readonly rule: string
}

/** Those that bind now; none once August 1914 is over, or where both have set up in secret. */
export function dutiesOf(s: State, side: Side): Duty[] {
  if (!arePlansBinding(s)) return []
  const has = (deed: number): number => Number((s.deeds & deed) !== 0)
  if (side === CP)
    return [
      {
        plan: 'schlieffen',
        done: corpsInBelgium(s),
        wanted: SCHLIEFFEN.corps,
        rule: '12.1.special.schlieffen',
      },
      { plan: 'liege', done: has(DEED.liege), wanted: 1, rule: '12.1.special.schlieffen' },
    ]
  if (s.fortnight !== 1) return []
  return [
    { plan: 'plan17', done: corpsOverFrontier(s), wanted: PLAN_XVII.corps, rule: '12.1.special.planxvii' },
    { plan: 'twoRaids', done: has(DEED.twoRaids), wanted: 1, rule: '12.1.special.planxvii' },
  ]
}
