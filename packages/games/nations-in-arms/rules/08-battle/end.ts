/** §8.5.1(6) A battle is over. */
import { MARK } from '../../codes.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isOnMap } from '../../state.ts'
import { ATTACKER, winnerOf } from './facts.ts'
import { forgetMarches } from './march-to-guns.ts'

export function* endBattle(g: NationsInArms): Procedure<Next> {
  yield* []
  const { state: s } = g
  // §8.5.1(6) whoever has been activated and has won goes on, for one MP more
  if (winnerOf(s) === ATTACKER && isOnMap(s, s.mover)) s.spent += 1
  forgetMarches(s)
  s.marks.removeFromAll(MARK.intercepted | MARK.dropped)
  s.cameFrom.clear()
  s.battleAt = s.battleContact = s.attacker = s.defender = NONE
  s.failedAvoidance = 0
  return 'done'
}
