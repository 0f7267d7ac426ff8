/** The browser's own storage. */
import type { Shelf } from './shelf.ts'

const DATABASE = 'sandtable'
const STORE = 'games'

/** a storage that has not opened by then may never do so */
const PATIENCE_MS = 3000

let database: Promise<IDBDatabase> | undefined

export const browserShelf: Shelf = {
  all: () => transact('readonly', (store, found) => whenRead(store.getAll(), found)),
  read: (key) => transact('readonly', (store, found) => whenRead(store.get(key), found)),
  change: (key, decide) =>
    transact('readwrite', (store, found, attempt) =>
      whenRead(store.get(key), (stored: unknown) =>
        attempt(() => {
          const wanted = decide(stored)
          if (wanted) store.put(wanted)
          found(wanted ?? stored)
        }),
      ),
    ),
  remove: (key) => transact('readwrite', (store) => void store.delete(key)),
}

type Work<T> = (
  store: IDBObjectStore,
  found: (value: T) => void,
  /** for what is done later in the transaction: if it fails, all of it does */
  attempt: (act: () => void) => void,
) => void

function whenRead<T>(request: IDBRequest<T>, act: (value: T) => void): void {
  request.onsuccess = () => act(request.result)
}

/** A request that succeeds may still be undone with its transaction: only what is complete counts. */
async function transact<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  const transaction = await begin(mode)
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
    attempt(() => work(transaction.objectStore(STORE), (value) => (result = value), attempt))
  })
}

const asError = (problem: unknown): Error =>
  problem instanceof Error ? problem : new Error('the storage gave up')

/** The browser may have closed the database meanwhile: it is opened once more. */
async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
  const found = await opened()
  try {
    return found.transaction(STORE, mode)
  } catch {
    database = undefined
    return (await opened()).transaction(STORE, mode)
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
  const whole = found.objectStoreNames.contains(STORE) ? found : await withStore(found)
  // Another page wants to change or delete it: we must not be in the way.
  whole.onversionchange = () => {
    whole.close()
    database = undefined
  }
  return whole
}

/** Somebody has opened the database without laying it out. */
function withStore(found: IDBDatabase): Promise<IDBDatabase> {
  found.close()
  return open(found.version + 1)
}

function open(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, version)
    request.onupgradeneeded = () => {
      const { result } = request
      if (!result.objectStoreNames.contains(STORE)) result.createObjectStore(STORE, { keyPath: 'id' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(asError(request.error))
  })
}
