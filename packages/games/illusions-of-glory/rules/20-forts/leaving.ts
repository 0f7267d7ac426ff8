/** §20.3.4 Leaving a siege. */
import type { Group, IllusionsOfGlory } from '../../illusions-of-glory.ts'
import type { Side } from '../../sides.ts'
import { order, ORDER, piecesAt, type State } from '../../state.ts'
import { mayStack } from '../10-stacking/limits.ts'
import { whyNotLeaveSupport } from '../11-movement/leaving-support.ts'
import { isReady } from '../11-movement/ready.ts'
import { besiegers, isEnoughForSiege } from './siege.ts'

/**
 * §20.3.4.a Enough besiegers must stay, §20.3.4.b or all must leave: those left behind can still follow.
 * A unit that entered this round stops where it is needed (§20.1.1.b). Besiegers of a broken siege may leave
 * freely (§20.3.5.c).
 */
export function mayLeaveSiege(s: State, { side, space: x, pieces, spent }: Group): boolean {
  const there = besiegers(s, side, x)
  if (there.length === 0) return true
  const rest = there.filter((p) => !pieces.includes(p))
  const bound = piecesAt(s, side, x).filter((p) => !pieces.includes(p) && !isReady(s, p))
  if (wouldSiegeHold(rest, bound, x)) return true
  if (spent > 0 || !rest.every((p) => isReady(s, p))) return false
  // §27.0.b They cannot follow if an HQ has ended its move with them.
  return whyNotLeaveSupport(s, { side, space: x, pieces: [...pieces, ...rest], spent }) === undefined
}

/**
 * Enough besiegers stay. §10.2.b Units that must still leave because they may not stack with the others, or
 * with units that must stay (HQs included), do not count.
 */
const wouldSiegeHold = (rest: readonly number[], bound: readonly number[], x: number): boolean =>
  isEnoughForSiege(rest, x) &&
  rest.some((q) => {
    const friends = rest.filter((p) => mayStack(p, q) && bound.every((r) => mayStack(p, r)))
    const isKept = isEnoughForSiege(friends, x) && friends.every((p) => friends.every((r) => mayStack(p, r)))
    return isKept && rest.every((p) => friends.includes(p) || !bound.includes(p))
  })

/**
 * §20.3.4.b After a group has left: if those left are too few, they must follow before any other unit moves.
 */
export function noteLeaving(g: IllusionsOfGlory, side: Side, x: number, wasBesieged: boolean): void {
  const { state: s } = g
  const rest = besiegers(s, side, x)
  if (!wasBesieged || isEnoughForSiege(rest, x)) return
  if (rest.length > 0) order(s, x, ORDER.abandoned)
  g.emit?.({ type: 'siege-lifted', rule: '20.3.4.b', space: x })
}
