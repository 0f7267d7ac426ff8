import { assembled, type Known, type Lying, type Writing, writingOf } from './chunks.ts'
import type { DamagedGame, SavedGame } from './saved-game.ts'

/** Where games are kept, whatever keeps them. */
export interface Shelf {
  /** the heads of everything that lies there, damaged or not; games of older editions of the table whole */
  heads(): Promise<readonly unknown[]>
  /** with the chunks that were laid down after a revision; undefined if nothing lies there */
  read(key: IDBValidKey, since: number): Promise<Lying | undefined>
  /**
   * Looks at the head that lies there, lays something down in its place or leaves it, all in one step; nobody comes
   * between. Returns the head that lies there afterwards, and only when it is sure to stay.
   */
  change(key: IDBValidKey, decide: (found: unknown) => Writing | undefined): Promise<unknown>
  remove(key: IDBValidKey): Promise<void>
}

/** Why nothing can be kept: there is no room left, or the browser does not let us. */
export type ShelfTrouble = 'full' | 'unusable'

export const shelfTroubleOf = (problem: unknown): ShelfTrouble =>
  problem instanceof Error && problem.name === 'QuotaExceededError' ? 'full' : 'unusable'

/** How often a stored game has been written. Games of older editions of the table do not say. */
export function revisionOf(stored: unknown): number {
  const revision: unknown =
    typeof stored === 'object' && stored !== null ? (stored as { revision?: unknown }).revision : undefined
  return typeof revision === 'number' ? revision : 0
}

/** A game as it lies there; of what is known only that is read which was laid down since. Undefined if there is none. */
export async function readGame(
  shelf: Shelf,
  key: IDBValidKey,
  known?: Known,
): Promise<SavedGame | DamagedGame | undefined> {
  const lying = await shelf.read(key, known?.revision ?? -1)
  if (!lying) return undefined
  return assembled(lying, known) ?? readGame(shelf, key)
}

type Numbered = SavedGame & { readonly revision: number }

/**
 * Writes a game over the one it came from, whose first `kept` actions are the same. If another has been written
 * meanwhile, that one stays and the answer is false: there are never two histories.
 */
export async function writeOver(shelf: Shelf, game: Numbered, kept: number): Promise<boolean> {
  let writing: Writing | undefined
  const found = await shelf.change(game.id, (stored) => {
    const isOurs = stored === undefined || revisionOf(stored) === game.revision - 1
    writing = isOurs ? writingOf(game, kept, stored) : undefined
    return writing
  })
  return writing !== undefined && found === writing.head
}

/** Makes a game ours: whoever read it earlier can no longer write over it. Returns its head. */
export const claim = (shelf: Shelf, id: string): Promise<unknown> =>
  shelf.change(id, (stored) =>
    typeof stored === 'object' && stored !== null
      ? { head: { ...stored, revision: revisionOf(stored) + 1 }, chunks: [] }
      : undefined,
  )
