/** The games of this browser: in its storage, and in the memory of this tab what could not be stored. */
import { browserShelf } from './browser-shelf.ts'
import { listed } from './chunks.ts'
import { type DamagedGame, type GameHead, isDamaged, type SavedGame } from './saved-game.ts'
import { readGame, type Shelf, type ShelfTrouble, shelfTroubleOf, writeOver } from './shelf.ts'

/** Games as this tab knows them while the storage does not have them. */
const memory = new Map<string, SavedGame>()

export const keepInMemory = (game: SavedGame): void => void memory.set(game.id, game)
export const forget = (id: string): void => void memory.delete(id)
export const remembered = (id: string): SavedGame | undefined => memory.get(id)

/** people have waited long enough: the game begins, and is stored when it can be */
const PATIENCE_MS = 1000

/** Keeps a new game, at least in memory: it can be opened in this tab whatever the storage does. */
export async function keepNew(game: SavedGame, shelf: Shelf = browserShelf): Promise<void> {
  const first = { ...game, revision: 1 }
  keepInMemory(first)
  const stored = writeOver(shelf, first, 0).then(() => {
    if (remembered(game.id) === first) forget(game.id)
  })
  // The table finds out for itself, and says so.
  await Promise.race([stored.catch(() => undefined), new Promise((done) => setTimeout(done, PATIENCE_MS))])
}

export interface GameList {
  /** the last played first */
  readonly games: readonly (GameHead | DamagedGame)[]
  /** why games are missing from the list */
  readonly trouble?: ShelfTrouble
}

export async function listGames(shelf: Shelf = browserShelf): Promise<GameList> {
  const inMemory = [...memory.values()]
  try {
    const stored = (await shelf.heads()).map(listed).filter((game) => isDamaged(game) || !memory.has(game.id))
    return { games: lastPlayedFirst([...inMemory, ...stored]) }
  } catch (problem) {
    return { games: lastPlayedFirst(inMemory), trouble: shelfTroubleOf(problem) }
  }
}

const lastPlayedFirst = <G extends { readonly updated: number }>(games: readonly G[]): G[] =>
  games.toSorted((a, b) => b.updated - a.updated)

/** Everything there is of a game, as it lies there: to be saved as a file. */
export async function rawGame(key: IDBValidKey, shelf: Shelf = browserShelf): Promise<unknown> {
  const inMemory = typeof key === 'string' ? remembered(key) : undefined
  const game = inMemory ?? (await readGame(shelf, key))
  return game && isDamaged(game) ? game.raw : game
}

export async function deleteGame(key: IDBValidKey, shelf: Shelf = browserShelf): Promise<void> {
  if (typeof key === 'string' && memory.delete(key)) await shelf.remove(key).catch(() => undefined)
  else await shelf.remove(key)
}
