/** §9.5.3 §9.6.2 §13.1.f §13.1.g SR or RP in two rounds running. */
import type { Side } from '../../sides.ts'
import { FLAG, hasFlag, type State } from '../../state.ts'
import { lastAction } from './rounds.ts'

/**
 * §9.5.3.a §13.1.f §9.6.2.a A side may not use a card as it used one in its previous round.
 * §9.5.3.b The last round of a turn and the first of the next do not count as consecutive.
 * §9.5.3.c §9.6.2.b §13.1.g The players may agree otherwise (an option of the game).
 */
export const mayRepeat = (s: State, side: Side, action: number): boolean =>
  hasFlag(s, FLAG.consecutive) || lastAction(s, side) !== action
