import { manifestOf } from '@sandtable/games'
import type { Reader } from '@sandtable/reader'

/** The rules of a game, fetched when somebody wants to read them; null if there are none yet. */
export const loadReader = async (game: string): Promise<Reader | null> =>
  (await manifestOf(game)?.reader?.()) ?? null
