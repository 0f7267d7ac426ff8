import type { GameTypes } from '../game-types.ts'
import type { Check, Problem } from './check.ts'
import type { Trial } from './trial.ts'

/** The game ends within the number of decisions its scenario promises. */
export const gameLength: Check = { name: 'length', atPosition }

function atPosition<T extends GameTypes>({ match, setup }: Trial<T>): Problem {
  const { longest } = setup.scenario
  return match.length > longest ? `the game goes on beyond ${longest} decisions` : undefined
}
