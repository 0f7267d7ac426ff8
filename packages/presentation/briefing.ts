import type { Line } from './models.ts'

/** What somebody must know who sits down at a game. */
export interface Briefing {
  /** the side, in a sentence: "You lead the armies of Austria-Hungary." */
  readonly who: string
  /** what is to be done, the most urgent first */
  readonly tasks: readonly Line[]
  /** how many turns, from when to when */
  readonly length: Line
  /** how the game is won */
  readonly victory: readonly Line[]
}
