/** §9.5.3 §9.6.2 §13.1.f §13.1.g SR and RP not in two rounds running. */
import type { Side } from '../../sides.ts'
import { FLAG, hasFlag, type State } from '../../state.ts'
import { lastAction } from './rounds.ts'

/**
 * §9.5.3.a §13.1.f §9.6.2.a not what the side has done with a card in its round before; §9.5.3.b the last round
 * of a turn and the first of the next are no such pair. §9.5.3.c §9.6.2.b §13.1.g unless the players agree
 * otherwise.
 */
export const mayRepeat = (s: State, side: Side, action: number): boolean =>
  hasFlag(s, FLAG.consecutive) || lastAction(s, side) !== action
