/** KING CONSTANTINE: cancels GREECE, or joins the Central Powers. §9.7.2.d §9.7.2.e §26.3.2.a §26.3.2.b §26.3.2.c.1 */
import type { Illusions, Step } from '../../illusions.ts'
import { joinGreece, settleGreekPending } from '../../rules/26-neutrals/greece-entry.ts'
import { CP } from '../../sides.ts'
import { nobodyAsked } from '../executor.ts'

export function* kingConstantine(g: Illusions): Step<boolean> {
  yield* nobodyAsked
  if (g.state.greekPending === 1) settleGreekPending(g, true)
  // §9.7.2.e no neutral entry of the turn
  else joinGreece(g, CP)
  return true
}
