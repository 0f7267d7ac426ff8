import type { Mind } from '@sandtable/bots'
import { manifestOf } from '@sandtable/games'

/** Has anybody thought about this game? */
export const hasMind = (game: string): boolean => manifestOf(game)?.mind !== undefined

/** The mind of a game, fetched when somebody must think. */
export async function loadMind(game: string): Promise<Mind> {
  const mind = await manifestOf(game)?.mind?.()
  if (!mind) throw new Error(`nobody has thought about ${game}`)
  return mind
}
