import type { DrawnMap } from '@sandtable/cartography'
import { ANNOUNCED, GAMES } from '@sandtable/games'

const ALL = [...GAMES, ...ANNOUNCED]

/** Games whose maps the builder can make, games to come among them. */
export const MAP_IDS: readonly string[] = ALL.filter(({ drawnMap }) => drawnMap).map(({ id }) => id)

export async function drawnMapOf(id: string): Promise<DrawnMap | undefined> {
  return ALL.find((game) => game.id === id)?.drawnMap?.()
}
