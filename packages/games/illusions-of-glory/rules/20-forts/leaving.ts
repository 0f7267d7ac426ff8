/** §20.3.4 leaving a siege. */
import type { Group, Illusions } from '../../illusions.ts'
import type { Side } from '../../sides.ts'
import { order, ORDER, piecesAt, type State } from '../../state.ts'
import { mayShare } from '../10-stacking/limits.ts'
import { whyNotForsake } from '../11-movement/forsaking.ts'
import { isReady } from '../11-movement/ready.ts'
import { besiegers, isEnough } from './siege.ts'

/**
 * §20.3.4.a enough must stay, §20.3.4.b or everybody goes: those left behind are still free to follow.
 * Who has come this round stops where he is needed (§20.1.1.b); too few besiegers may go as they like (§20.3.5.c).
 */
export function mayLeave(s: State, { side, space: x, pieces, spent }: Group): boolean {
  const there = besiegers(s, side, x)
  if (there.length === 0) return true
  const rest = there.filter((p) => !pieces.includes(p))
  const bound = piecesAt(s, side, x).filter((p) => !pieces.includes(p) && !isReady(s, p))
  if (canKeep(rest, bound, x)) return true
  if (spent > 0 || !rest.every((p) => isReady(s, p))) return false
  // §27.0.b nor can they follow if an HQ has come to stay with them
  return whyNotForsake(s, { side, space: x, pieces: [...pieces, ...rest], spent }) === undefined
}

/**
 * enough of them are left; §10.2.b not counting on some who have still to make room for the others, nor for those who are
 * bound to stay, HQs among them
 */
const canKeep = (rest: readonly number[], bound: readonly number[], x: number): boolean =>
  isEnough(rest, x) &&
  rest.some((q) => {
    const friends = rest.filter((p) => mayShare(p, q) && bound.every((r) => mayShare(p, r)))
    const isKept = isEnough(friends, x) && friends.every((p) => friends.every((r) => mayShare(p, r)))
    return isKept && rest.every((p) => friends.includes(p) || !bound.includes(p))
  })

/** §20.3.4.b after a group has left: if the others are too few they must follow before anything else moves */
export function noteLeaving(g: Illusions, side: Side, x: number, wasBesieged: boolean): void {
  const { state: s } = g
  const rest = besiegers(s, side, x)
  if (!wasBesieged || isEnough(rest, x)) return
  if (rest.length > 0) order(s, x, ORDER.abandoned)
  g.emit?.({ type: 'siege-lifted', rule: '20.3.4.b', space: x })
}
