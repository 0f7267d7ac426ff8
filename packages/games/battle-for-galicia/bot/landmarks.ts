/** Landmarks of the campaign: when the towns of §15.1.2 fell. */
import type { Landmarks } from '@sandtable/bots'
import { DATA } from '../data/load.ts'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { hex } from '../map.ts'

const NAMES = new Map(DATA.victory.towns.map((town) => [hex(town.hex), town.name.en]))

export function landmarks(story: readonly BattleForGaliciaTypes['event'][]): Landmarks {
  const turns: Record<string, number | null> = Object.fromEntries(
    [...NAMES.values()].map((name) => [name, null]),
  )
  let turn = 1
  for (const event of story) {
    if (event.type === 'turn-began') turn = event.turn
    if (event.type === 'town-captured') turns[NAMES.get(event.hex) ?? ''] = turn
  }
  return turns
}
