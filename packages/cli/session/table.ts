import type { Match } from '@sandtable/kernel'
import type { Journal } from '../save/journal.ts'
import type { Player } from '../seats.ts'

/** The game being played: its course, where it is saved, who sits at it. */
export interface GameTable {
  readonly match: Match
  readonly journal: Journal
  readonly players: readonly Player[]
}
