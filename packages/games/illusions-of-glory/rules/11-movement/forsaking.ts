/** §27.0.b who may not leave HQs and heavy artillery behind. */
import type { Group, Refusal } from '../../illusions.ts'
import { isTroops } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { piecesAt, presenceOf, type State } from '../../state.ts'
import { isReady, willHaveFinished } from './ready.ts'

/** the last troops stay with support that has ended its move (ruling 122) */
export function whyNotForsake(
  s: State,
  group: Pick<Group, 'side' | 'space' | 'pieces' | 'spent'>,
): Refusal | undefined {
  const { side, space: x, pieces, spent } = group
  const there = presenceOf(s, side)
  if (spent > 0 || there.hqs(x) + there.guns(x) === 0) return undefined
  const left = piecesAt(s, side, x).filter((p) => !pieces.includes(p))
  if (left.some(isTroops)) return undefined
  const piece = left.find((p) => !isReady(s, p) || willHaveFinished(s, group, p))
  return piece === undefined ? undefined : refusal('support-alone', { space: x, piece })
}
