/** §1.323 Leaders never act alone. */
import type { BalanceOfPowers, Refusal } from '../../balance-of-powers.ts'
import { HALF_MARKS, MARK, OUT } from '../../codes.ts'
import type { Side } from '../../nations.ts'
import { allegianceOf, isMarked, put, type State, whereIs } from '../../state.ts'
import { isLandLeader, LAND_LEADERS, nationOf } from '../../units.ts'
import { corpsAt, hasFortress } from '../02-concepts/control.ts'
import { isSuppliedAt } from '../03-supply/net.ts'

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

/**
 * §1.323 A leader who could move with his command may go to the Force Pool instead. §3.2 One whose command is out of
 * supply may go at once; by our ruling, in any half of his side.
 */
export function whyNotRetire(s: State, side: Side, u: number): Refusal | undefined {
  const refuse = (code: Refusal['code'], rule: string): Refusal => ({ code, rule, facts: { unit: u } })
  if (!isLandLeader(u) || whereIs(s, u) < 0 || allegianceOf(s, u) !== side)
    return refuse('not-yours', '1.323')
  // supply is worked out only where it matters
  if (!isMarked(s, u, MARK.moved) || !isSuppliedAt(s, nationOf(u), whereIs(s, u))) return undefined
  return refuse('already-moved', '1.323')
}
export const retirable = (s: State, side: Side): number[] =>
  LAND_LEADERS.filter((u) => whereIs(s, u) >= 0 && whyNotRetire(s, side, u) === undefined)

export function retire(g: BalanceOfPowers, u: number): void {
  const { state: s } = g
  g.emit?.({ type: 'leader-retired', rule: '1.323', unit: u, place: whereIs(s, u) })
  put(s, u, OUT.pool)
  s.marks.remove(u, HALF_MARKS)
}
