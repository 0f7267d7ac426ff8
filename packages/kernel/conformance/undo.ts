import type { GameTypes } from '../game-types.ts'
import { Match } from '../play/match.ts'
import { type Check, firstProblem, type Problem } from './check.ts'
import type { Taken, Trial } from './trial.ts'

/**
 * A seat can take back its moves one by one to the last barrier or answer of another seat, and make
 * them again, and every position on the way is what it was. Beyond a barrier there is no way back,
 * except for one who plays alone.
 */
export const undo: Check = { name: 'undo', atEnd: (trial) => inCompany(trial) ?? alone(trial) }

function inCompany<T extends GameTypes>(trial: Trial<T>): Problem {
  const { taken } = trial
  const match = new Match(trial.setup)
  return firstProblem(taken.entries(), ([i, each]) => {
    match.take(each.move)
    const next = taken[i + 1]
    return next && continues(trial, each, next) ? undefined : backAndForth(trial, match)
  })
}

/** does the run of moves that can be taken back go on with this one? */
const continues = <T extends GameTypes>(trial: Trial<T>, last: Taken, next: Taken): boolean =>
  last.move.seat === next.move.seat && mayTakeBack(trial, next)

/** the mover has learned nothing by it */
const mayTakeBack = <T extends GameTypes>(trial: Trial<T>, { move, barrier }: Taken): boolean =>
  (barrier & ~trial.eyesOf(move.seat)) === 0

function backAndForth<T extends GameTypes>(trial: Trial<T>, match: Match<T>): Problem {
  const here = match.length
  const seat = trial.taken[here - 1]?.move.seat ?? 0
  return (
    othersUndo(trial, match, seat) ??
    goBack(trial, match, seat, startOfRun(trial, here)) ??
    goForth(trial, match, seat, here)
  )
}

/** how far back the mover of the last action may go */
function startOfRun<T extends GameTypes>(trial: Trial<T>, here: number): number {
  const { taken } = trial
  let start = here
  for (let last = taken[start - 1]; last && mayTakeBack(trial, last); last = taken[start - 1]) {
    if (last.move.seat !== taken[here - 1]?.move.seat) break
    start--
  }
  return start
}

/** Others take back nothing but what they did in branches of their own, beside what the mover has done. */
function othersUndo<T extends GameTypes>(trial: Trial<T>, match: Match<T>, mover: number): Problem {
  return firstProblem(trial.setup.scenario.seats.keys(), (seat) => {
    if (seat === mover) return undefined
    const beside = match.play.givenBeside(seat)
    if (beside !== undefined) return besideUndone(trial, match.length, seat, match.length - beside)
    return match.undo(seat) ? `seat ${seat} took back action ${match.length + 1} of seat ${mover}` : undefined
  })
}

/** Taken back, the position is that of a game without the action; made again, it is what it was. */
function besideUndone<T extends GameTypes>(
  trial: Trial<T>,
  length: number,
  seat: number,
  action: number,
): Problem {
  const taken = trial.taken.slice(0, length)
  const match = played(trial, taken)
  if (!match.undo(seat)) return undefined
  trial.tally('undo: taken back beside others')
  const without = played(
    trial,
    taken.filter((_, i) => i !== action - 1),
  )
  if (without.play.hash() !== match.play.hash())
    return `without action ${action} of seat ${seat} the position is another than when it is taken back`
  if (JSON.stringify(without.log) !== JSON.stringify(match.log))
    return `without action ${action} of seat ${seat} the log is another than when it is taken back`
  if (!match.redo(seat)) return `action ${action} of seat ${seat} cannot be made again`
  return notAsItWas(trial, match)
}

function played<T extends GameTypes>({ setup }: Trial<T>, taken: readonly Taken[]): Match<T> {
  const match = new Match(setup)
  for (const { move } of taken) match.take(move)
  return match
}

function goBack<T extends GameTypes>(trial: Trial<T>, match: Match<T>, seat: number, goal: number): Problem {
  while (match.length > goal) {
    if (!match.undo(seat)) return `action ${match.length} cannot be taken back`
    trial.tally('undo: taken back')
    const problem = notAsItWas(trial, match)
    if (problem !== undefined) return `${problem} when taken back`
  }
  const isOwn = match.play.givenBeside(seat) === undefined || match.moveAt(match.length)?.seat === seat
  if (isOwn && match.undo(seat)) return `action ${match.length + 1} was taken back, across a barrier`
  return notAsItWas(trial, match)
}

function goForth<T extends GameTypes>(trial: Trial<T>, match: Match<T>, seat: number, goal: number): Problem {
  while (match.length < goal) {
    if (!match.redo(seat)) return `action ${match.length + 1} cannot be made again`
    const problem = notAsItWas(trial, match)
    if (problem !== undefined) return `${problem} when made again`
  }
  return match.redo(seat) ? `there was something to make again after action ${goal}` : undefined
}

function notAsItWas<T extends GameTypes>({ marks }: Trial<T>, match: Match<T>): Problem {
  const was = marks[match.length]
  if (match.play.hash() !== was?.hash) return `the position after ${match.length} actions has another hash`
  return match.log.length === was.logged ? undefined : `the log after ${match.length} actions is another`
}

function alone<T extends GameTypes>(trial: Trial<T>): Problem {
  const match = new Match(trial.setup, { solo: true })
  for (const { move } of trial.taken) match.take(move)
  return goBack(trial, match, 0, 0) ?? goForth(trial, match, 0, trial.taken.length)
}
