import type { GameTypes } from '../game-types.ts'
import type { Check, Problem } from './check.ts'
import type { Trial } from './trial.ts'

/** The game's own promises hold in every position. */
export const invariants: Check = { name: 'invariants', atPosition }

function atPosition<T extends GameTypes>({ setup, play }: Trial<T>): Problem {
  const broken = setup.game.invariants(play.state)
  return broken.length > 0 ? broken.join('; ') : undefined
}
