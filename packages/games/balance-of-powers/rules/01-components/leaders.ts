/** §1.323 Leaders never act alone. */
import type { BalanceOfPowers } from '../../balance-of-powers.ts'
import { HALF_MARKS, OUT } from '../../codes.ts'
import type { Side } from '../../nations.ts'
import { put } from '../../state.ts'
import { isLandLeader } from '../../units.ts'
import { corpsAt, hasFortress } from '../02-concepts/control.ts'

/** A land leader without corps or fortress of his side returns to the Force Pool. */
export function dismissLonely(g: BalanceOfPowers, side: Side, p: number): void {
  const { state: s } = g
  if (corpsAt(s, side, p) > 0 || hasFortress(s, side, p)) return
  for (const u of s.derived.presence.unitsAt(p, side).filter(isLandLeader)) {
    put(s, u, OUT.pool)
    s.marks.remove(u, HALF_MARKS)
    g.emit?.({ type: 'leader-dismissed', rule: '1.323', unit: u, place: p })
  }
}
