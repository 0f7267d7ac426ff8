/** §27.0.b Troops may not leave HQs and heavy artillery behind alone. */
import type { Group, Refusal } from '../../illusions-of-glory.ts'
import { isSupport, isTroops } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { piecesAt, presenceOf, type State } from '../../state.ts'
import { canAccompany } from '../27-headquarters/stacking.ts'
import { isReady, willHaveFinished } from './ready.ts'

/** The last troops stay with support that cannot move any more (ruling 122). */
export function whyNotLeaveSupport(
  s: State,
  group: Pick<Group, 'side' | 'space' | 'pieces' | 'spent'>,
): Refusal | undefined {
  const { side, space: x, pieces, spent } = group
  const there = presenceOf(s, side)
  if (spent > 0 || there.hqs(x) + there.guns(x) === 0) return undefined
  const left = piecesAt(s, side, x).filter((p) => !pieces.includes(p))
  const isAnyoneLeft = left.some(isTroops)
  // §10.2.b Troops that may not stack with the support do not count.
  const hasIn = (others: readonly number[], p: number): boolean => others.some((q) => canAccompany(q, p))
  const isLeftAlone = (p: number): boolean => !isAnyoneLeft || (hasIn(pieces, p) && !hasIn(left, p))
  const isBound = (p: number): boolean => !isReady(s, p) || willHaveFinished(s, group, p)
  const piece = left.find((p) => isSupport(p) && isBound(p) && isLeftAlone(p))
  return piece === undefined ? undefined : refusal('support-alone', { space: x, piece })
}
