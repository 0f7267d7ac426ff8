/** §12 How a scenario ends, and who has won. */
import type { BalanceOfPowers, Next } from '../../balance-of-powers.ts'
import { CP, DE, EP, FR, NEUTRAL, SIDES, type Side } from '../../nations.ts'
import { isInPlay, scenarioData } from '../../scenarios.ts'
import { CAPITALS, CHIPS } from '../../sites.ts'
import type { State } from '../../state.ts'
import { isFriendly } from '../02-concepts/control.ts'

/** bargaining chips of the maps in play that a side controls */
export const chipsOf = (s: State, side: Side): number =>
  CHIPS.filter((p) => isInPlay(s.scenario, p) && isFriendly(s, side, p)).length

const holds = (s: State, side: Side, n: number): boolean =>
  (CAPITALS[n] as readonly number[]).every((p) => isFriendly(s, side, p))

const CP_CHIPS = 13
const EP_CHIPS = 6
/** §12.1 both capitals, else chips */
function winnerOfMarne(s: State): State['winner'] {
  const conqueror = SIDES.find((side) => holds(s, side, DE) && holds(s, side, FR))
  if (conqueror !== undefined) return conqueror
  if (chipsOf(s, CP) > CP_CHIPS) return CP
  return chipsOf(s, EP) >= EP_CHIPS ? EP : NEUTRAL
}

const WINNERS: Readonly<Record<string, (s: State) => State['winner']>> = { '12.1': winnerOfMarne }

export function endGame(g: BalanceOfPowers): Next {
  const { state: s } = g
  s.winner = WINNERS[scenarioData(s.scenario).id]?.(s) ?? NEUTRAL
  const chips = SIDES.map((side) => chipsOf(s, side))
  g.emit?.({ type: 'game-ended', rule: '12.1', winner: s.winner, chips })
  return 'end'
}
