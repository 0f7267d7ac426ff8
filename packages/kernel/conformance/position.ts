/** What every game promises of each of its positions. */
import type { GameTypes } from '../game-types.ts'
import { type Check, firstProblem, type Problem } from './check.ts'
import type { Trial } from './trial.ts'

/** Until the end somebody is asked, everybody asked has a seat, and each has something to answer. */
export const nobodyStuck: Check = { name: 'nobody-stuck', atPosition: stuckSeat }

function stuckSeat<T extends GameTypes>(trial: Trial<T>): Problem {
  const { play, askedSeats } = trial
  if (play.isOver) return play.pending.length > 0 ? 'the game is over but still asks' : undefined
  if (askedSeats.length === 0) return `nobody is asked in stage ${play.stage}`
  return firstProblem(askedSeats, (seat) =>
    trial.movesOf(seat).length > 0
      ? undefined
      : `seat ${seat} is asked "${play.asked(seat)?.question.prompt ?? ''}" and can answer nothing`,
  )
}

/** The game ends within the number of decisions its scenario promises. */
export const gameLength: Check = { name: 'length', atPosition: tooLong }

function tooLong<T extends GameTypes>({ match, setup }: Trial<T>): Problem {
  const { longest } = setup.scenario
  return match.length > longest ? `the game goes on beyond ${longest} decisions` : undefined
}

/** The game's own promises hold in every position. */
export const invariants: Check = { name: 'invariants', atPosition: brokenPromises }

function brokenPromises<T extends GameTypes>({ setup, play }: Trial<T>): Problem {
  const broken = setup.game.invariants(play.state)
  return broken.length > 0 ? broken.join('; ') : undefined
}
