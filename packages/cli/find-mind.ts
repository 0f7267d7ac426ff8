import type { Mind } from '@sandtable/bots'
import { manifestOf } from '@sandtable/games'
import type { Game } from '@sandtable/kernel'
import { Problem } from './problem.ts'

/** What bots know of a game. Read only when bots play: most commands do without. */
export async function findMind({ id, title }: Game): Promise<Mind> {
  const mind = await manifestOf(id)?.mind?.()
  if (!mind)
    throw new Problem(`there are no bots for ${title.en} yet; sandtable selfplay ${id} plays it at random`)
  return mind
}
