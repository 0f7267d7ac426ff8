/** §4.4 decks and hands with three or four players. */
import { deckAtStart } from '../../cards.ts'
import { type Command, leadOf, sideOfCommand } from '../../commands.ts'
import { isPair, playersOf, scenarioOf } from '../../seatings.ts'
import { enemyOf, type Side } from '../../sides.ts'
import type { State } from '../../state.ts'
import { TABLES } from '../../tables.ts'

/**
 * The draw pile a side begins with.
 * §30.2.2.a.1 §30.2.2.b.1 two players.
 * §4.4.1.a.3 §4.4.2.a.3 a pair of players; §4.4.1.b.1 §4.4.2.b.1 a single player against a pair.
 * With more than two players Brusilov has lists of its own: §4.4.1.a.5 §4.4.2.b.3 for AP, §4.4.1.b.3 §4.4.2.a.5
 * for CP.
 */
export const deckFor = (s: State, side: Side): readonly number[] =>
  deckAtStart(scenarioOf(s), side, playersOf(s))

/**
 * How many cards a command may hold. A side that is not divided has one hand, held by its lead.
 * §4.2.1.c seven cards with two players.
 * §4.4.1.a.6 §4.4.1.a.13 (AP), §4.4.2.a.6 §4.4.2.a.13 (CP) four cards for each player of a pair.
 * §4.4.1.b.4 §4.4.1.b.5 (CP), §4.4.2.b.4 §4.4.2.b.5 (AP) eight cards against a pair.
 */
export function handSize(s: State, command: Command): number {
  const side = sideOfCommand(command)
  const { size, pair, alone } = TABLES.hand
  if (isPair(s, side)) return pair
  if (command !== leadOf(side)) return 0
  return isPair(s, enemyOf(side)) ? alone : size
}
