/** §12.1 What the plans of 1914 still demand of a side. */
import { monthNamed } from '../calendar.ts'
import { DEED, MARK } from '../codes.ts'
import { CP, DE, FR, type Side } from '../nations.ts'
import { place } from '../places.ts'
import { scenarioData } from '../scenarios.ts'
import { isMarked, type State } from '../state.ts'
import { UNITS_OF } from '../units.ts'

const MARNE = '12.1'
const AUGUST = monthNamed('1914-08')
/** §12.1 German corps in Belgium, French ones over the frontier */
export const SCHLIEFFEN = 9
export const PLAN_XVII = 4
export const LIEGE = place('1119')

export interface Duty {
  readonly plan: 'schlieffen' | 'liege' | 'plan17'
  readonly done: number
  readonly wanted: number
  readonly rule: string
}

const marked = (s: State, n: number, mark: number): number =>
  (UNITS_OF[n] as readonly number[]).filter((u) => isMarked(s, u, mark)).length

/** Those that bind now; none once August 1914 is over, or where both have set up in secret. */
export function dutiesOf(s: State, side: Side): Duty[] {
  if (scenarioData(s.scenario).id !== MARNE || s.month !== AUGUST || (s.deeds & DEED.freePlans) !== 0)
    return []
  if (side === CP)
    return [
      {
        plan: 'schlieffen',
        done: marked(s, DE, MARK.inBelgium),
        wanted: SCHLIEFFEN,
        rule: '12.1.special.schlieffen',
      },
      {
        plan: 'liege',
        done: Number((s.deeds & DEED.liege) !== 0),
        wanted: 1,
        rule: '12.1.special.schlieffen',
      },
    ]
  if (s.fortnight !== 1) return []
  return [
    {
      plan: 'plan17',
      done: marked(s, FR, MARK.intoGermany),
      wanted: PLAN_XVII,
      rule: '12.1.special.planxvii',
    },
  ]
}
