/** Keeps one open game: stores it while this tab plays, and follows it while another one does. */
import { forget, keepInMemory, remembered } from './games-kept.ts'
import { type Channel, Hold } from './hold.ts'
import { type DamagedGame, isDamaged, readSaved, type SavedGame } from './saved-game.ts'
import { claim, revisionOf, type Shelf, type ShelfTrouble, shelfTroubleOf, writeOver } from './shelf.ts'

interface KeeperParts {
  readonly id: string
  readonly shelf: Shelf
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly channel: Channel | undefined
  following(isFollowing: boolean): void
  /** nothing can be stored; undefined: it can again */
  trouble(trouble: ShelfTrouble | undefined): void
  /** another tab has played on */
  renewed(game: SavedGame): void
}

/** what could not be stored is tried again after so long, or with the next move */
const RETRY_MS = 5000

export class Keeper {
  readonly #parts: KeeperParts
  readonly #hold: Hold
  /** the writing this game was read from, or written as */
  #revision = 0
  #hasBegun = false
  #isFollowing = false
  #next: (() => SavedGame) | undefined
  #storing: Promise<void> | undefined
  #hurry: (() => void) | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #reading: Promise<void> | undefined
  #hasNews = false

  constructor(parts: KeeperParts) {
    this.#parts = parts
    const { id, locks, channel } = parts
    this.#hold = new Hold({
      name: `sandtable.game.${id}`,
      locks,
      channel,
      handOver: () => this.flush(),
      changed: (isOurs) => void this.#changeHands(isOurs),
      saved: () => this.renew(),
    })
  }

  /** Finds out whether this tab may play. */
  async begin(): Promise<void> {
    await this.#hold.begin()
    this.#hasBegun = true
    this.#follow(!this.#hold.isOurs)
  }

  /** The game as it lies there; undefined if there is none. */
  async read(): Promise<SavedGame | DamagedGame | undefined> {
    const { id, shelf } = this.#parts
    const inMemory = this.#isFollowing ? undefined : remembered(id)
    const raw: unknown = inMemory ?? (await shelf.read(id))
    this.#revision = revisionOf(raw)
    if (inMemory) this.save(() => inMemory)
    return raw === undefined ? undefined : readSaved(raw)
  }

  /** Stores the game soon; of several changes in a row the last is enough. */
  save(make: () => SavedGame): void {
    if (this.#isFollowing) return
    this.#next = make
    this.#storing ??= this.#store()
  }

  /** Waits until everything is stored, or cannot be. */
  async flush(): Promise<void> {
    this.#hurry?.()
    await this.#storing
  }

  async takeOver(): Promise<void> {
    if (this.#hold.isOurs) await this.#resume()
    else await this.#hold.takeOver()
  }

  /** Looks whether another tab has played on. */
  renew(): void {
    if (!this.#isFollowing) return
    this.#hasNews = true
    this.#reading ??= this.#readNews()
  }

  /** The page is closed; there is no time for more. */
  leave(): void {
    this.#hold.leave()
  }

  async close(): Promise<void> {
    clearTimeout(this.#retry)
    await this.flush()
    clearTimeout(this.#retry)
    this.#hold.close()
  }

  async #store(): Promise<void> {
    // After the table is drawn: what people wait for comes first.
    await new Promise<void>((done) => {
      this.#hurry = done
      setTimeout(done, 0)
    })
    for (let make = this.#next; make; make = this.#next) {
      this.#next = undefined
      await this.#write(make)
    }
    this.#storing = undefined
  }

  async #write(make: () => SavedGame): Promise<void> {
    const { id, shelf, trouble } = this.#parts
    const game = { ...make(), revision: this.#revision + 1 }
    clearTimeout(this.#retry)
    try {
      const other = await writeOver(shelf, game)
      if (other) {
        this.#giveWay(other.newer, make)
        return
      }
      this.#revision = game.revision
      forget(id)
      trouble(undefined)
      this.#hold.announce()
    } catch (problem) {
      keepInMemory({ ...game, revision: this.#revision })
      trouble(shelfTroubleOf(problem))
      this.#retry = setTimeout(() => this.save(this.#next ?? make), RETRY_MS)
    }
  }

  /** Another tab has written meanwhile: what it wrote counts. Only what nobody can read is written over. */
  #giveWay(newer: unknown, make: () => SavedGame): void {
    const game = readSaved(newer)
    this.#revision = revisionOf(newer)
    if (isDamaged(game)) {
      this.#next ??= make
      return
    }
    forget(this.#parts.id)
    this.#next = undefined
    this.#follow(true)
    this.#parts.renewed(game)
  }

  async #changeHands(isOurs: boolean): Promise<void> {
    if (!this.#hasBegun) return
    if (isOurs) await this.#resume()
    else this.#follow(true)
  }

  /** Goes on from what the other tab has left. */
  async #resume(): Promise<void> {
    const { id, shelf, renewed, trouble } = this.#parts
    try {
      const found = await claim(shelf, id)
      this.#revision = revisionOf(found)
      const game = readSaved(found)
      if (!isDamaged(game)) renewed(game)
    } catch (problem) {
      trouble(shelfTroubleOf(problem))
    }
    this.#follow(!this.#hold.isOurs)
  }

  async #readNews(): Promise<void> {
    const { id, shelf, renewed } = this.#parts
    while (this.#hasNews) {
      this.#hasNews = false
      const found = await shelf.read(id).catch(() => undefined)
      const game = readSaved(found)
      if (!this.#isFollowing || isDamaged(game)) break
      this.#revision = revisionOf(found)
      renewed(game)
    }
    this.#reading = undefined
  }

  #follow(isFollowing: boolean): void {
    if (isFollowing === this.#isFollowing) return
    this.#isFollowing = isFollowing
    this.#parts.following(isFollowing)
  }
}
