import type { DrawnMap } from '@sandtable/cartography'
import { GAMES, manifestOf } from '@sandtable/games'

/** Games whose maps the builder can make. */
export const MAP_IDS: readonly string[] = GAMES.filter(({ drawnMap }) => drawnMap).map(({ id }) => id)

export async function drawnMapOf(id: string): Promise<DrawnMap | undefined> {
  return manifestOf(id)?.drawnMap?.()
}
