/** §5.0 What the next seasonal turn brings a major, and what it takes, as things stand. */
import { GB, isMajor } from '../nations.ts'
import { incomeOf, mayPost } from '../rules/05-season/posting.ts'
import { lossesDue } from '../rules/05-season/reductions.ts'
import { requisitionOf } from '../rules/05-season/requisition.ts'
import type { State } from '../state.ts'

interface IncomePart {
  readonly what: 'posting' | 'requisition' | 'submarines' | 'blockade' | 'demoralization'
  /** below 0 for what is lost */
  readonly rp: number
  readonly rule: string
}

/** In the order of §5.0. Transfers, conversions and air raids are up to the players, and left out. */
export function nextIncome(s: State, n: number): IncomePart[] {
  if (!isMajor(n)) return []
  const { strategic, demoralization } = lossesDue(s, n)
  const parts: IncomePart[] = [
    { what: 'posting', rp: mayPost(s, n) ? incomeOf(s, n) : 0, rule: '5.211' },
    { what: 'requisition', rp: requisitionOf(s, n), rule: '5.24' },
    n === GB
      ? { what: 'submarines', rp: -strategic, rule: '5.32' }
      : { what: 'blockade', rp: -strategic, rule: '5.34' },
    { what: 'demoralization', rp: -demoralization, rule: '5.36' },
  ]
  return parts.filter(({ what, rp }) => rp !== 0 || what === 'posting')
}
