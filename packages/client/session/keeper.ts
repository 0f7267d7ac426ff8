/** Keeps one open game: stores it while this tab plays, and follows it while another one does. */
import { forget, keepInMemory, remembered } from './games-kept.ts'
import { type Channel, Hold } from './hold.ts'
import type { Known } from './chunks.ts'
import { commonPast } from './same-past.ts'
import { type DamagedGame, isDamaged, type SavedGame } from './saved-game.ts'
import {
  claim,
  readGame,
  revisionOf,
  type Shelf,
  type ShelfTrouble,
  shelfTroubleOf,
  writeOver,
} from './shelf.ts'

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

const UNKNOWN: Known = { revision: 0, actions: [] }

/** What nobody can read is written over as a whole. */
const knownOf = (game: SavedGame | DamagedGame | undefined): Known =>
  game === undefined || isDamaged(game)
    ? { ...UNKNOWN, revision: revisionOf(game?.raw) }
    : { revision: revisionOf(game), actions: game.record.actions }

export class Keeper {
  readonly #parts: KeeperParts
  readonly #hold: Hold
  /** the writing this game was read from, or written as */
  #lying: Known = UNKNOWN
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
    const game = inMemory ?? (await readGame(shelf, id))
    this.#lying = inMemory ? { revision: revisionOf(inMemory), actions: [] } : knownOf(game)
    if (inMemory) this.save(() => inMemory)
    return game
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
    const { revision, actions } = this.#lying
    const game = { ...make(), revision: revision + 1 }
    clearTimeout(this.#retry)
    try {
      if (!(await writeOver(shelf, game, commonPast(actions, game.record.actions)))) {
        await this.#giveWay(make)
        return
      }
      this.#lying = knownOf(game)
      forget(id)
      trouble(undefined)
      this.#hold.announce()
    } catch (problem) {
      keepInMemory({ ...game, revision })
      trouble(shelfTroubleOf(problem))
      this.#retry = setTimeout(() => this.save(this.#next ?? make), RETRY_MS)
    }
  }

  /** Another tab has written meanwhile: what it wrote counts. Only what nobody can read is written over. */
  async #giveWay(make: () => SavedGame): Promise<void> {
    const { id, shelf } = this.#parts
    const game = await readGame(shelf, id)
    this.#lying = knownOf(game)
    if (!game || isDamaged(game)) {
      this.#next ??= make
      return
    }
    forget(id)
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
      const revision = revisionOf(await claim(shelf, id))
      const game = await readGame(shelf, id, this.#lying)
      this.#lying = { ...knownOf(game), revision }
      if (game && !isDamaged(game)) renewed(game)
    } catch (problem) {
      trouble(shelfTroubleOf(problem))
    }
    this.#follow(!this.#hold.isOurs)
  }

  async #readNews(): Promise<void> {
    const { id, shelf, renewed } = this.#parts
    while (this.#hasNews) {
      this.#hasNews = false
      const game = await readGame(shelf, id, this.#lying).catch(() => undefined)
      if (!this.#isFollowing || !game || isDamaged(game)) break
      this.#lying = knownOf(game)
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
