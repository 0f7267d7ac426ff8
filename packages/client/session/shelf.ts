/** Where games are kept, whatever keeps them. */
export interface Shelf {
  /** everything that lies there, damaged or not */
  all(): Promise<readonly unknown[]>
  /** undefined if nothing lies there */
  read(key: IDBValidKey): Promise<unknown>
  /**
   * Looks at what lies there, puts something in its place or leaves it, all in one step; nobody comes between. Returns
   * what lies there afterwards, and only when it is sure to stay.
   */
  change(key: IDBValidKey, decide: (found: unknown) => object | undefined): Promise<unknown>
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

interface Kept {
  readonly id: string
  readonly revision: number
}

/**
 * Writes a game over the one it came from. If another has been written meanwhile, that one stays and is returned:
 * there are never two histories.
 */
export async function writeOver(shelf: Shelf, game: Kept): Promise<{ readonly newer: unknown } | undefined> {
  const found = await shelf.change(game.id, (stored) =>
    stored === undefined || revisionOf(stored) === game.revision - 1 ? game : undefined,
  )
  return found === game ? undefined : { newer: found }
}

/** Reads a game and makes it ours: whoever read it earlier can no longer write over it. */
export const claim = (shelf: Shelf, id: string): Promise<unknown> =>
  shelf.change(id, (stored) =>
    typeof stored === 'object' && stored !== null
      ? { ...stored, revision: revisionOf(stored) + 1 }
      : undefined,
  )
