import type { Landmarks } from '@sandtable/bots'
import type { Play } from '@sandtable/kernel'
import { outcomeOf } from '../records/position.ts'

/** One game of a series as it came out. */
export interface Played {
  /** number in the series, from 1 */
  readonly number: number
  readonly decisions: number
  /** the winning seat, "draw", or undefined if the game did not end within the scenario's bound */
  readonly result: string | undefined
  /** the numbers of the winning seats */
  readonly winners: readonly number[]
  /** how long each seat thought, where bots play */
  readonly seconds?: readonly number[]
  /** the longest thought of each seat */
  readonly longest?: readonly number[]
  /** by seat */
  readonly scores?: readonly number[]
  readonly landmarks?: Landmarks
  readonly record?: string
}

/** "AH", "draw", or several winners as "A+B". */
export function resultOf(play: Play): string | undefined {
  const outcome = outcomeOf(play)
  return outcome ? outcome.winners.join('+') || 'draw' : undefined
}

/** The numbers of the seats that have won; none before the end. */
export const winnersOf = (play: Play): readonly number[] =>
  play.isOver ? play.setup.game.outcome(play.state).winners : []
