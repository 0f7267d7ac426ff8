/**
 * §6.0.I The start and the end of a turn. What was announced for this turn begins: revolution (§23.4.1.c),
 * treaty (§28.0.c).
 */
import type { IllusionsOfGlory, Next, Procedure } from '../../illusions-of-glory.ts'
import type { State } from '../../state.ts'
import { endGame, isLastTurn } from '../17-war-status/ending.ts'
import { loseOccupiedTrenches } from '../19-trenches/losing.ts'
import { beginRevolution } from '../23-rebellion/revolution.ts'
import { beginTreaty } from '../28-treaty/treaty.ts'

export function* turnStartPhase(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  yield* []
  clearTurn(s)
  g.emit?.({ type: 'turn-began', rule: '6.0.I', turn: s.turn })
  // Units rebuilt at the end of the last turn may stand on trenches of the enemy.
  loseOccupiedTrenches(g)
  if (s.revolutionTurn === s.turn && s.revolutionStage < 0) beginRevolution(g)
  if (s.treatyTurn !== s.turn) return 'mandatory'
  beginTreaty(g)
  return 'treaty'
}

/** Counts that begin anew each turn. */
function clearTurn(s: State): void {
  s.round = 0
  // §8.3 The markers on the charts.
  s.reinforced = 0
  s.entered = 0
  s.invaded = 0
  s.haltBroken = 0
  s.leftBrandenburg = 0 // §28.0.d.8
  s.trenches.fill(0) // §19.1.c
  s.actions.fill(0)
}

/** §6.0.I The turn marker moves on. §30.1.c A scenario with a last turn ends here. */
export function endTurn(g: IllusionsOfGlory): Next {
  const { state: s } = g
  if (isLastTurn(s)) {
    endGame(g, 'last-turn')
    return 'end'
  }
  s.turn += 1
  return 'turn-start'
}
