/** Chapter 30 and §4.0: the position before the first decision. */
import type { OptionValues } from '@sandtable/kernel'
import { playedBefore } from '../cards.ts'
import { KERNEL_SCENARIOS, scenarioOf } from '../seatings.ts'
import { startOf, WAITING } from '../scenarios.ts'
import { NO_SIDE, SIDES } from '../sides.ts'
import { FLAG, LAYOUT, PILE, putCard, setFlag, type State } from '../state.ts'
import { deckFor } from './04-setup/more-players.ts'
import { setTracks } from './04-setup/tracks.ts'
import { setUnits } from './04-setup/units.ts'

/** Sets up the scenario with this id, which includes the seating. */
export function setUp(s: State, scenario: string, options: OptionValues): void {
  s.words.fill(0)
  // §30.1.a §30.1.b §30.2.a §30.2.b
  s.scenario = KERNEL_SCENARIOS.findIndex(({ id }) => id === scenario)
  s.where.fill(WAITING)
  s.greekSide = NO_SIDE
  LAYOUT.restore(s, s.words)
  const start = startOf(scenarioOf(s).setup)
  setTracks(s, start.data.tracks)
  setUnits(s, start)
  setCards(s)
  setFlag(s, FLAG.consecutive, options.consecutive === 'yes')
  setFlag(s, FLAG.reshuffleEveryTurn, options.reshuffle === 'every-turn')
}

/**
 * §4.2.1.a §4.2.2.a §30.2.1.a §30.2.1.b Events of earlier years count as played. A card in no deck is out of
 * the game.
 */
function setCards(s: State): void {
  for (const c of playedBefore(scenarioOf(s))) putCard(s, c, PILE.removed)
  for (const side of SIDES) for (const c of deckFor(s, side)) putCard(s, c, PILE.draw)
}
