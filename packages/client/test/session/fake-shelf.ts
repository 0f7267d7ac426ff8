import { assembled, type Chunk, type Lying, type Writing } from '../../session/chunks.ts'
import { isDamaged, type SavedGame } from '../../session/saved-game.ts'
import type { Shelf } from '../../session/shelf.ts'

/** A shelf of plain memory, which can be told to fail. What is laid on it is copied, as a browser does. */
export class FakeShelf implements Shelf {
  readonly games = new Map<IDBValidKey, unknown>()
  readonly chunks = new Map<IDBValidKey, ReadonlyMap<number, Chunk>>()
  /** how many actions each writing has laid down, and each reading has read */
  readonly written: number[] = []
  readonly reread: number[] = []
  problem: Error | undefined

  heads = (): Promise<readonly unknown[]> => this.#soon(() => structuredClone([...this.games.values()]))

  read = (key: IDBValidKey, since: number): Promise<Lying | undefined> =>
    this.#soon(() => {
      if (!this.games.has(key)) return undefined
      const all = [...(this.chunks.get(key)?.values() ?? [])].sort((a, b) => a.n - b.n)
      const first = all.findLast(({ revision }) => revision <= since)
      const from = first ? first.n + 1 : 0
      const chunks = all.filter(({ n }) => n >= from)
      this.reread.push(chunks.reduce((sum, { actions }) => sum + actions.length, 0))
      return structuredClone({ head: this.games.get(key), from, chunks })
    })

  change = (key: IDBValidKey, decide: (found: unknown) => Writing | undefined): Promise<unknown> =>
    this.#soon(() => {
      const found = this.games.get(key)
      const wanted = decide(found)
      if (!wanted) return found
      this.games.set(key, structuredClone(wanted.head))
      const kept = [...(this.chunks.get(key) ?? [])].filter(([n]) => n < (wanted.end ?? Infinity))
      const laid = wanted.chunks.map((chunk) => [chunk.n, structuredClone(chunk)] as const)
      this.chunks.set(key, new Map([...kept, ...laid]))
      this.written.push(wanted.chunks.reduce((sum, { actions }) => sum + actions.length, 0))
      return wanted.head
    })

  remove = (key: IDBValidKey): Promise<void> =>
    this.#soon(() => {
      this.games.delete(key)
      this.chunks.delete(key)
    })

  /** a game as it lies there, put together */
  whole(key: IDBValidKey): SavedGame {
    const lying = { head: this.games.get(key), from: 0, chunks: [...(this.chunks.get(key)?.values() ?? [])] }
    const game = assembled(lying)
    if (!game || isDamaged(game)) throw new Error(`no game ${JSON.stringify(key)} can be read`)
    return game
  }

  async #soon<T>(act: () => T): Promise<T> {
    await Promise.resolve()
    if (this.problem) throw this.problem
    return act()
  }
}
