import { GAMES, manifestOf } from '@sandtable/games'

/** Begins to fetch the game that is likely wanted, the first one if none is known, while the page finds out. */
export function fetchEarly(likely: string | undefined): void {
  const game = (likely === undefined ? undefined : manifestOf(likely)) ?? GAMES[0]
  // A failure is told when the game is opened.
  game?.presentation().catch(() => undefined)
}
