/** The browser's own storage. */
import { type Lying, splitUp, type Writing } from './chunks.ts'
import type { Shelf } from './shelf.ts'

const DATABASE = 'sandtable'
/** heads of games; whole games as older editions of the table laid them down */
const GAMES = 'games'
const ACTIONS = 'actions'
const STORES = [GAMES, ACTIONS]

/** a storage that has not opened by then may never do so */
const PATIENCE_MS = 3000

let database: Promise<IDBDatabase> | undefined

export const browserShelf: Shelf = {
  heads: () => transact('readonly', [GAMES], ({ games }, found) => whenRead(games.getAll(), found)),
  read: (key, since) =>
    transact<Lying | undefined>('readonly', STORES, ({ games, actions }, found) =>
      whenRead(games.get(key), (head: unknown) => {
        if (head !== undefined)
          readChunks(actions, key, since, (from, chunks) => found({ head, from, chunks }))
      }),
    ),
  change: (key, decide) =>
    transact('readwrite', STORES, ({ games, actions }, found, attempt) =>
      whenRead(games.get(key), (stored: unknown) =>
        attempt(() => {
          const wanted = decide(stored)
          if (wanted) layDown(wanted, games, actions, key)
          found(wanted ? wanted.head : stored)
        }),
      ),
    ),
  remove: (key) =>
    transact('readwrite', STORES, ({ games, actions }) => {
      games.delete(key)
      actions.delete(chunksFrom(key, 0))
    }),
}

/** Chunks of one game: their keys are its key and their number, and a list comes after every number. */
const chunksFrom = (key: IDBValidKey, n: number): IDBKeyRange => IDBKeyRange.bound([key, n], [key, []])

function layDown(
  { head, chunks, end }: Writing,
  games: IDBObjectStore,
  actions: IDBObjectStore,
  key: IDBValidKey,
): void {
  games.put(head)
  if (end !== undefined) actions.delete(chunksFrom(key, end))
  for (const chunk of chunks) actions.put(chunk)
}

/** From the last one back to the first that was there before: no older one has been laid down since. */
function readChunks(
  actions: IDBObjectStore,
  key: IDBValidKey,
  since: number,
  found: (from: number, chunks: readonly unknown[]) => void,
): void {
  if (since < 0) {
    whenRead(actions.getAll(chunksFrom(key, 0)), (chunks: unknown[]) => found(0, chunks))
    return
  }
  const chunks: unknown[] = []
  const asking = actions.openCursor(chunksFrom(key, 0), 'prev')
  asking.onsuccess = () => {
    const chunk = asking.result?.value as { readonly n: number; readonly revision: number } | undefined
    if (chunk === undefined) found(0, chunks)
    else if (chunk.revision <= since) found(chunk.n + 1, chunks)
    else {
      chunks.unshift(chunk)
      asking.result?.continue()
    }
  }
}

interface Stores {
  readonly games: IDBObjectStore
  readonly actions: IDBObjectStore
}

type Work<T> = (
  stores: Stores,
  found: (value: T) => void,
  /** for what is done later in the transaction: if it fails, all of it does */
  attempt: (act: () => void) => void,
) => void

function whenRead<T>(request: IDBRequest<T>, act: (value: T) => void): void {
  request.onsuccess = () => act(request.result)
}

/** A request that succeeds may still be undone with its transaction: only what is complete counts. */
async function transact<T>(mode: IDBTransactionMode, stores: readonly string[], work: Work<T>): Promise<T> {
  const transaction = await begin(mode, stores)
  return new Promise((resolve, reject) => {
    let result: T | undefined
    let problem: unknown
    const attempt = (act: () => void): void => {
      try {
        act()
      } catch (caught) {
        problem = caught
        transaction.abort()
      }
    }
    transaction.oncomplete = () => resolve(result as T)
    transaction.onabort = () => reject(asError(problem ?? transaction.error))
    const opened = {
      get games() {
        return transaction.objectStore(GAMES)
      },
      get actions() {
        return transaction.objectStore(ACTIONS)
      },
    }
    attempt(() => work(opened, (value) => (result = value), attempt))
  })
}

const asError = (problem: unknown): Error =>
  problem instanceof Error ? problem : new Error('the storage gave up')

/** The browser may have closed the database meanwhile: it is opened once more. */
async function begin(mode: IDBTransactionMode, stores: readonly string[]): Promise<IDBTransaction> {
  const found = await opened()
  try {
    return found.transaction(stores, mode)
  } catch {
    database = undefined
    return (await opened()).transaction(stores, mode)
  }
}

/** Nobody waits long for it, and nobody waits twice; should it open late, whoever asks next has it. */
function opened(): Promise<IDBDatabase> {
  if (database) return database
  const whole = openWhole()
  const patience = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the storage does not open')), PATIENCE_MS)
  })
  const first = Promise.race([whole, patience])
  database = first
  whole.then(
    () => (database = whole),
    // Whoever asks next tries again.
    () => (database = undefined),
  )
  return first
}

async function openWhole(): Promise<IDBDatabase> {
  const found = await open()
  const whole = isLaidOut(found) ? found : await laidOut(found)
  // Another page wants to change or delete it: we must not be in the way.
  whole.onversionchange = () => {
    whole.close()
    database = undefined
  }
  return whole
}

const isLaidOut = ({ objectStoreNames }: IDBDatabase): boolean =>
  STORES.every((store) => objectStoreNames.contains(store))

/** An older edition of the table has laid it out, or somebody has opened it without laying it out. */
function laidOut(found: IDBDatabase): Promise<IDBDatabase> {
  found.close()
  return open(found.version + 1)
}

function open(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, version)
    request.onupgradeneeded = () => request.transaction && layOut(request.transaction)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(asError(request.error))
  })
}

function layOut(upgrade: IDBTransaction): void {
  const { db } = upgrade
  if (!db.objectStoreNames.contains(GAMES)) db.createObjectStore(GAMES, { keyPath: 'id' })
  if (!db.objectStoreNames.contains(ACTIONS)) db.createObjectStore(ACTIONS, { keyPath: ['id', 'n'] })
  splitAll(upgrade.objectStore(GAMES), upgrade.objectStore(ACTIONS))
}

/** Games that lie there whole are laid down in chunks. What nobody can read stays as it is. */
function splitAll(games: IDBObjectStore, actions: IDBObjectStore): void {
  const asking = games.openCursor()
  asking.onsuccess = () => {
    const cursor = asking.result
    if (!cursor) return
    const split = splitUp(cursor.value)
    if (split) layDown(split, games, actions, cursor.key)
    cursor.continue()
  }
}
