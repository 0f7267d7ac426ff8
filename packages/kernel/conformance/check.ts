import type { GameTypes } from '../game-types.ts'
import type { Move } from '../play/submit.ts'
import type { CheckName } from './report.ts'
import type { Trial } from './trial.ts'

/** What is wrong, in one line; undefined if all is well. */
export type Problem = string | undefined

/** One promise every game makes, and when to look whether it is kept. */
export interface Check {
  readonly name: CheckName
  /** takes long: in a sample it is made at some positions only */
  readonly isDear?: true
  /** after the set-up and after every action */
  readonly atPosition?: <T extends GameTypes>(trial: Trial<T>) => Problem
  /** when the next move is chosen but not made */
  readonly beforeMove?: <T extends GameTypes>(trial: Trial<T>, move: Move) => Problem
  /** when no more moves are made */
  readonly atEnd?: <T extends GameTypes>(trial: Trial<T>) => Problem
}

/** The first problem among these, looking no further than it. */
export function firstProblem<X>(items: Iterable<X>, problemOf: (item: X) => Problem): Problem {
  for (const item of items) {
    const problem = problemOf(item)
    if (problem !== undefined) return problem
  }
  return undefined
}

/** Runs something that may not throw. */
export function attempt(what: string, run: () => Problem): Problem {
  try {
    return run()
  } catch (error) {
    return `${what} threw ${error instanceof Error ? error.message : String(error)}`
  }
}
