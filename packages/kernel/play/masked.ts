/** Games as those know them who do not know everything. */
import type { Eyes } from '../events/event.ts'
import type { GameTypes } from '../game-types.ts'
import type { Game } from '../game.ts'
import type { Play } from './play.ts'

/** A copy of the position without anything these eyes cannot know. */
export function maskedFor<T extends GameTypes>(game: Game<T>, state: T['state'], eyes: Eyes): T['state'] {
  const copy = game.layout.copy(state)
  game.mask(copy, eyes, state)
  return copy
}

/** The game played on from the masked position: nothing these eyes cannot know has any part in it. */
export const imaginedBy = <T extends GameTypes>(play: Play<T>, eyes: Eyes): Play<T> =>
  play.imagine((state) => play.setup.game.mask(state, eyes, play.state))
