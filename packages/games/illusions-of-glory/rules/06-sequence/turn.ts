/** §6.0.I the turn begins and ends; §23.4.1.c and §28.0.c what was set for this turn begins. */
import type { Illusions, Next, Step } from '../../illusions.ts'
import type { State } from '../../state.ts'
import { endGame, isLastTurn } from '../17-war-status/ending.ts'
import { loseOccupiedTrenches } from '../19-trenches/losing.ts'
import { beginRevolution } from '../23-rebellion/revolution.ts'
import { beginTreaty } from '../28-treaty/treaty.ts'

export function* turnStartPhase(g: Illusions): Step<Next> {
  const { state: s } = g
  yield* []
  clearTurn(s)
  g.emit?.({ type: 'turn-began', rule: '6.0.I', turn: s.turn })
  // units rebuilt at the end of the last turn
  loseOccupiedTrenches(g)
  if (s.revolutionTurn === s.turn && s.revolutionStage < 0) beginRevolution(g)
  if (s.treatyTurn !== s.turn) return 'mandatory'
  beginTreaty(g)
  return 'treaty'
}

/** what is counted by the turn begins anew: §8.3 markers on the charts, §19.1.c trenches, §28.0.d.8 */
function clearTurn(s: State): void {
  s.round = 0
  s.reinforced = 0
  s.entered = 0
  s.invaded = 0
  s.haltBroken = 0
  s.leftBrandenburg = 0
  s.trenches.fill(0)
  s.actions.fill(0)
}

/** §6.0.I the turn marker moves on; §30.1.c a scenario that ends by the calendar ends here */
export function endTurn(g: Illusions): Next {
  const { state: s } = g
  if (isLastTurn(s)) {
    endGame(g, 'last-turn')
    return 'end'
  }
  s.turn += 1
  return 'turn-start'
}
