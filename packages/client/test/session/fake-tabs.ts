import type { Channel } from '../../session/hold.ts'
import { Keeper } from '../../session/keeper.ts'
import type { SavedGame } from '../../session/saved-game.ts'
import type { ShelfTrouble } from '../../session/shelf.ts'
import type { FakeShelf } from './fake-shelf.ts'

/** Tabs of one browser that hear each other. */
export class FakeTabs {
  readonly #channels = new Set<Channel>()
  readonly #shelf: FakeShelf

  constructor(shelf: FakeShelf) {
    this.#shelf = shelf
  }

  #channel(): Channel {
    const channels = this.#channels
    const channel: Channel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of channels)
          if (other !== channel)
            queueMicrotask(() => {
              other.onmessage?.call(other as BroadcastChannel, { data } as MessageEvent)
            })
      },
      close: () => void channels.delete(channel),
    }
    channels.add(channel)
    return channel
  }

  /** A tab with the game open, and what it has been told. */
  async open(id: string) {
    const told = {
      following: false,
      trouble: undefined as ShelfTrouble | undefined,
      games: [] as SavedGame[],
    }
    const keeper = new Keeper({
      id,
      shelf: this.#shelf,
      locks: undefined,
      channel: this.#channel(),
      following: (is) => void (told.following = is),
      trouble: (what) => void (told.trouble = what),
      renewed: (game) => void told.games.push(game),
    })
    await keeper.begin()
    await keeper.read()
    return { keeper, told }
  }
}
