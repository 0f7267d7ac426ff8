/** One game of this browser while it lies on the table: stored as it is played, or followed. */
import { type Accessor, batch, createEffect, createSignal, onCleanup } from 'solid-js'
import { browserShelf } from '../session/browser-shelf.ts'
import { Keeper } from '../session/keeper.ts'
import type { LocalGame } from '../session/local-game.ts'
import type { DamagedGame, SavedGame } from '../session/saved-game.ts'
import type { ShelfTrouble } from '../session/shelf.ts'

type Renewed = (game: SavedGame) => void

export interface Keeping {
  /** another tab plays this game; here it can be looked at */
  readonly isFollowing: Accessor<boolean>
  /** why the game cannot be stored */
  readonly trouble: Accessor<ShelfTrouble | undefined>
  /** Reads the game, once it is known which tab plays it. */
  read(): Promise<SavedGame | DamagedGame | undefined>
  save(game: LocalGame): void
  takeOver(): void
  /** what another tab has done is told to the last who asked */
  onRenewed(listener: Renewed): void
}

export function createKeeping(id: string): Keeping {
  const [isFollowing, setFollowing] = createSignal(false)
  const [trouble, setTrouble] = createSignal<ShelfTrouble>()
  /** told nobody yet */
  let news: SavedGame | undefined
  let listener: Renewed | undefined
  const keeper = new Keeper({
    id,
    shelf: browserShelf,
    locks: 'locks' in navigator ? navigator.locks : undefined,
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel(`sandtable.game.${id}`) : undefined,
    following: setFollowing,
    trouble: setTrouble,
    renewed: (game) => {
      if (listener) batch(() => listener?.(game))
      else news = game
    },
  })
  const begun = keeper.begin()
  onCleanup(() => void keeper.close())
  whenSeenAgain(() => keeper.renew())
  const leave = (): void => keeper.leave()
  addEventListener('pagehide', leave)
  onCleanup(() => removeEventListener('pagehide', leave))
  warnBeforeLeaving(() => trouble() !== undefined)
  return {
    isFollowing,
    trouble,
    read: async () => {
      await begun
      return keeper.read()
    },
    save: (game) => keeper.save(() => game.saved(Date.now())),
    takeOver: () => void keeper.takeOver(),
    onRenewed: (wanted) => {
      listener = wanted
      const missed = news
      news = undefined
      if (missed) wanted(missed)
    },
  }
}

/** A tab that was asleep may have missed something. */
function whenSeenAgain(act: () => void): void {
  const look = (): void => {
    if (document.visibilityState === 'visible') act()
  }
  document.addEventListener('visibilitychange', look)
  onCleanup(() => document.removeEventListener('visibilitychange', look))
}

/** The browser asks back before a game is left that lives in this tab alone. */
function warnBeforeLeaving(isUnsaved: Accessor<boolean>): void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
  createEffect(() => {
    if (!isUnsaved()) return
    addEventListener('beforeunload', ask)
    onCleanup(() => removeEventListener('beforeunload', ask))
  })
}
