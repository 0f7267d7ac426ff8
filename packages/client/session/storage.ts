/** Games kept in this browser. */
const DATABASE = 'sandtable'
const STORE = 'games'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(problemOf(request))
  })
}

const problemOf = (request: IDBRequest): Error => request.error ?? new Error('storage failed')

let database: Promise<IDBDatabase> | undefined

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  database ??= open()
  const store = (await database).transaction(STORE, mode).objectStore(STORE)
  return new Promise((resolve, reject) => {
    const request = ask(store)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(problemOf(request))
  })
}

export async function put(game: object): Promise<void> {
  await run('readwrite', (store) => store.put(game))
}

export const get = (id: string): Promise<unknown> => run('readonly', (store) => store.get(id))

export const all = (): Promise<unknown[]> => run('readonly', (store) => store.getAll())

export async function remove(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id))
}
