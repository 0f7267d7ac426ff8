import { type Game, Match, type Refusal, setupOf } from '@sandtable/kernel'
import { orProblem, Problem } from '../problem.ts'
import type { Player } from '../seats.ts'
import { refusalLine } from '../texts.ts'
import type { Entry } from './entry.ts'
import type { Saved } from './read-save.ts'
import { recordFrom } from './save-head.ts'

/** With all seats played at this terminal anything may be taken back. */
export const isSolo = (players: readonly Player[]): boolean => players.every((player) => player === 'human')

/** The game a save holds, with what can be undone and redone. */
export function restore(game: Game, { head, entries }: Saved, path: string): Match {
  const setup = orProblem(setupOf(game, recordFrom(head, [])))
  const match = new Match(setup, { solo: isSolo(head.players) })
  for (const [index, entry] of entries.entries()) {
    const why = enter(match, entry)
    if (why !== undefined) throw new Problem(`${path} does not replay: line ${index + 2}: ${why}`)
  }
  return match
}

/** Does again what a line says; why not, if it cannot be done. */
function enter(match: Match, entry: Entry): string | undefined {
  const seatOf = (id: string): number => match.setup.scenario.seats.findIndex((seat) => seat.id === id)
  if ('undo' in entry) return match.undo(seatOf(entry.undo)) ? undefined : 'nothing to undo'
  if ('redo' in entry) return match.redo(seatOf(entry.redo)) ? undefined : 'nothing to redo'
  const refusal: Refusal | undefined = match.submit(entry)
  return refusal ? refusalLine(match.setup.game, refusal) : undefined
}
