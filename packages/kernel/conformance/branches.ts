import { REFEREE } from '../events/event.ts'
import type { GameTypes } from '../game-types.ts'
import type { Game } from '../game.ts'
import type { Play } from '../play/play.ts'
import { whyNot } from '../play/submit.ts'
import { byBranch } from '../play/together.ts'
import { type Check, firstProblem, type Problem } from './check.ts'
import { relive } from './relive.ts'
import type { Taken, Trial } from './trial.ts'

/**
 * Procedures that go on at once do not meddle with each other: in the order of the branches every answer is offered as
 * well, and leads to the same position. Where dice fell the order matters, and nothing is said.
 */
export const branches: Check = { name: 'branches', isDear: true, atPosition }

function atPosition<T extends GameTypes>(trial: Trial<T>): Problem {
  const { since } = trial
  if (new Set(since.map(({ branch }) => branch)).size < 2) return undefined
  if (since.some(({ barrier }) => barrier === REFEREE)) return undefined
  trial.tally('branches: put in order')
  const moves = byBranch(since)
  const isSealed = trial.play.pending[0]?.branch?.isSealed === true
  const game = isSealed ? withoutSecrets(trial.setup.game) : trial.setup.game
  const { play } = relive(trial, { game, moves: [] })
  const problem = firstProblem(moves, (taken) => refusedInOrder(trial, play, taken))
  if (problem !== undefined) return problem
  const again = isSealed ? relive(trial, { moves }).play : play
  return again.hash() === trial.play.hash() ? undefined : 'the order of answers in different branches matters'
}

function refusedInOrder<T extends GameTypes>(trial: Trial<T>, play: Play<T>, { move }: Taken): Problem {
  const refusal = whyNot(play, move)
  if (!refusal) play.answer(move.seat, move.answer)
  return refusal && `${trial.name(move)} is refused in the order of the branches: ${refusal.code}`
}

/** The game with open branches: what is answered in secret must be possible beside what the others do. */
function withoutSecrets<T extends GameTypes>(game: Game<T>): Game<T> {
  const stage: Game<T>['stage'] = (name, umpire, arg) => {
    const together = umpire.together.bind(umpire)
    umpire.together = (strands) => together(strands)
    return game.stage(name, umpire, arg)
  }
  return Object.create(game, { stage: { value: stage } }) as Game<T>
}
