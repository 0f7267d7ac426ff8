import type { Shelf } from '../../session/shelf.ts'

/** A shelf of plain memory, which can be told to fail. */
export class FakeShelf implements Shelf {
  readonly games = new Map<IDBValidKey, unknown>()
  problem: Error | undefined

  all = (): Promise<readonly unknown[]> => this.#soon(() => [...this.games.values()])

  read = (key: IDBValidKey): Promise<unknown> => this.#soon(() => this.games.get(key))

  change = (key: IDBValidKey, decide: (found: unknown) => object | undefined): Promise<unknown> =>
    this.#soon(() => {
      const found = this.games.get(key)
      const wanted = decide(found)
      if (wanted) this.games.set(key, wanted)
      return wanted ?? found
    })

  remove = (key: IDBValidKey): Promise<void> => this.#soon(() => void this.games.delete(key))

  async #soon<T>(act: () => T): Promise<T> {
    await Promise.resolve()
    if (this.problem) throw this.problem
    return act()
  }
}
