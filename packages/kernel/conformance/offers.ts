import type { GameTypes } from '../game-types.ts'
import { type Move, submit, writeAction } from '../play/submit.ts'
import { attempt, type Check, firstProblem, type Problem } from './check.ts'
import { sample } from './sample.ts'
import type { Trial } from './trial.ts'

/** Offers this small are tried out to the last; of larger ones a sample of this size. */
const TRIED = 6

/** No action is offered twice, and every one is accepted under the name it has in records. */
export const offers: Check = { name: 'offers', atPosition }

function atPosition<T extends GameTypes>(trial: Trial<T>): Problem {
  const before = trial.play.hash()
  const problem = firstProblem(trial.askedSeats, (seat) => {
    const moves = trial.movesOf(seat)
    return (
      repeated(trial, moves) ?? firstProblem(sample(moves, TRIED, trial.pick), (move) => refused(trial, move))
    )
  })
  if (problem !== undefined) return problem
  return trial.play.hash() === before ? undefined : 'a move made on a copy changed the game'
}

function repeated<T extends GameTypes>(trial: Trial<T>, moves: readonly Move[]): Problem {
  const names = moves.map((move) => trial.name(move))
  const twice = new Set(names).size < names.length && names.find((name, i) => names.indexOf(name) !== i)
  return twice ? `${twice} is offered twice` : undefined
}

function refused<T extends GameTypes>(trial: Trial<T>, move: Move): Problem {
  trial.tally('offers: tried on a copy')
  const name = trial.name(move)
  return attempt(name, () => {
    const copy = trial.play.fork()
    const refusal = submit(copy, writeAction(copy, move))
    return refusal && `${name} is offered but refused: ${refusal.code} (${refusal.rule})`
  })
}
