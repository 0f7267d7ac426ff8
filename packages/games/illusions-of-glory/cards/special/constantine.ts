/** KING CONSTANTINE: CP cancels GREECE, or Greece joins the Central Powers. */
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { joinGreece, settleGreekPending } from '../../rules/26-neutrals/greece-entry.ts'
import { CP } from '../../sides.ts'
import { noQuestion } from '../executor.ts'

/** §26.3.2.a §26.3.2.b §26.3.2.c.1 */
export function* kingConstantine(g: IllusionsOfGlory): Procedure<boolean> {
  yield* noQuestion
  // §9.7.2.d GREECE has been played and is cancelled.
  if (g.state.greekPending === 1) settleGreekPending(g, true)
  // §9.7.2.e This is not the neutral entry of the turn.
  else joinGreece(g, CP)
  return true
}
