/** §2.91 §2.92 Demoralization of majors, and crisis. */
import type { BalanceOfPowers } from '../../balance-of-powers.ts'
import { STANDING } from '../../codes.ts'
import { majorData } from '../../nations.ts'

/** A point of demoralization; `why` is the rule that brings it. At its limit the major is in crisis and loses no more. */
export function loseMorale(g: BalanceOfPowers, nation: number, why: string): void {
  const { state: s } = g
  if (s.standing.has(nation, STANDING.crisis)) return
  s.demoralization.add(nation, 1)
  g.emit?.({ type: 'demoralized', rule: why, nation, points: s.demoralization.get(nation) })
  if (s.demoralization.get(nation) < majorData(nation).limit) return
  s.standing.add(nation, STANDING.crisis)
  s.crisisMonth.set(nation, s.month)
  g.emit?.({ type: 'crisis', rule: '2.92', nation })
}
