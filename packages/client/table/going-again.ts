/** A second press where units have just gone is a slip more often than an order to all that were left behind. */
import type { Move } from '@sandtable/kernel'
import type { Ahead, Presentation, Scene } from '@sandtable/presentation'

/** So many units, none of which is in the hand, would follow those that went there last; undefined where nobody would wonder. */
export function followers(
  presentation: Pick<Presentation, 'gathering' | 'held'>,
  scene: Scene,
  { answer, verb }: Pick<Ahead, 'answer' | 'verb'>,
  space: number,
  moves: readonly Move[],
): number | undefined {
  if (presentation.gathering?.has(answer.verb) !== true) return undefined
  const last = moves.findLast((move) => move.seat === scene.seat && move.answer.verb === verb)
  const after = last?.answer.arg === space ? scene.after(answer) : undefined
  const units = after ? presentation.held(after).units.length : 0
  return units > 1 ? units : undefined
}
