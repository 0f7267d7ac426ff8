import type { GameTypes } from '../game-types.ts'
import { type Check, firstProblem, type Problem } from './check.ts'
import type { Trial } from './trial.ts'

/** Until the end somebody is asked, everybody asked has a seat, and each has something to answer. */
export const nobodyStuck: Check = { name: 'nobody-stuck', atPosition }

function atPosition<T extends GameTypes>(trial: Trial<T>): Problem {
  const { play, askedSeats } = trial
  if (play.isOver) return play.pending.length > 0 ? 'the game is over but still asks' : undefined
  if (askedSeats.length === 0) return `nobody is asked in stage ${play.stage}`
  return firstProblem(askedSeats, (seat) =>
    trial.movesOf(seat).length > 0
      ? undefined
      : `seat ${seat} is asked "${play.asked(seat)?.question.prompt ?? ''}" and can answer nothing`,
  )
}
