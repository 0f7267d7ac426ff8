/** Moves written as they are read aloud: "activate 73", "place g-gd", "done". */
import type { Answer, Game } from '@sandtable/kernel'
import type { ScriptedMove } from './lesson.ts'

type Verbs = Pick<Game, 'verbs'>

/** Reads the moves of one seat. A name the game does not know is a mistake in the script. */
export const spokenMoves =
  (game: Verbs, seat: number) =>
  (words: string): ScriptedMove => ({ seat, answer: spokenAnswer(game, words) })

function spokenAnswer({ verbs }: Verbs, words: string): Answer {
  const [verb = '', name] = words.split(' ')
  if (name === undefined) return { verb }
  const arg = verbs[verb]?.decode(name)
  if (arg === undefined) throw new Error(`a lesson says "${words}", which this game does not understand`)
  return { verb, arg }
}
