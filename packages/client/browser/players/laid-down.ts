/** Whatever lies in the storage of a page, whole or damaged. */
import type { Page } from 'playwright-core'

/** Lays these into the storage as they are. */
export const layRaw = (page: Page, games: readonly unknown[]): Promise<void> => page.evaluate(putAll, games)

/** Runs in the page. */
function putAll(games: readonly unknown[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sandtable')
    opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' })
    opening.onerror = () => reject(opening.error ?? new Error('storage failed'))
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('games', 'readwrite')
      for (const game of games) transaction.objectStore('games').put(game)
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}
