/** Games as they lie in the storage of a page. */
import type { Action } from '@sandtable/kernel'
import type { Page } from 'playwright-core'
import { assembled, type Chunk } from '../../session/chunks.ts'
import type { SavedGame } from '../../session/saved-game.ts'

/** The id of the game on the table, from the address. */
function gameOf(page: Page): string {
  const id = /#\/game\/([^/]+)/.exec(page.url())?.[1]
  if (id === undefined) throw new Error(`no game at ${page.url()}`)
  return id
}

export async function storedGames(page: Page): Promise<SavedGame[]> {
  const { heads, chunks } = await onShelf(page)
  return heads.map((head) => {
    const own = chunks.filter((chunk) => chunk.id === (head as { readonly id: unknown }).id)
    return assembled({ head, from: 0, chunks: own }) as SavedGame
  })
}

export async function storedGame(page: Page, id = gameOf(page)): Promise<SavedGame> {
  const game = (await storedGames(page)).find((each) => each.id === id)
  if (!game) throw new Error(`game ${id} is not stored`)
  return game
}

export interface OnShelf {
  readonly heads: readonly unknown[]
  readonly chunks: readonly Chunk[]
}

export const onShelf = (page: Page): Promise<OnShelf> => page.evaluate(readAll)

/** Runs in the page. */
function readAll(): Promise<OnShelf> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sandtable')
    opening.onerror = () => reject(opening.error ?? new Error('storage failed'))
    opening.onsuccess = () => {
      const database = opening.result
      // The table may not have been there yet.
      const stores = ['games', 'actions'].filter((store) => database.objectStoreNames.contains(store))
      const transaction = database.transaction(stores)
      const [heads, chunks] = stores.map((store) => transaction.objectStore(store).getAll())
      transaction.onabort = () => reject(transaction.error ?? new Error('storage failed'))
      transaction.oncomplete = () => {
        database.close()
        resolve({ heads: heads?.result ?? [], chunks: (chunks?.result ?? []) as Chunk[] })
      }
    }
  })
}

const PATIENCE_MS = 5000

/** Waits until the action with this number is stored; the computer may have answered since. */
export async function untilStored(
  page: Page,
  at: number,
  action: Action,
  takeOffer: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const id = gameOf(page)
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const { actions } = (await storedGame(page, id)).record
    if (sameAction(actions[at - 1], action)) return
    if (Date.now() > until)
      throw new Error(`the page has ${told(actions)}, not action ${at} ${JSON.stringify(action)}`)
    if (await page.locator('.callout-offer').isVisible()) await takeOffer()
    await page.waitForTimeout(15)
  }
}

const sameAction = (a: Action | undefined, b: Action): boolean =>
  a?.seat === b.seat && a.verb === b.verb && a.arg === b.arg

const told = (actions: readonly Action[]): string =>
  `${actions.length} actions, the last ${JSON.stringify(actions.at(-1))}`
