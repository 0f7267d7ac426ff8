/** Landmarks of the campaign: how far the German right wing came. */
import type { Landmarks } from '@sandtable/bots'
import type { GrandIllusionTypes } from '../grand-illusion.ts'
import { hex, PARIS } from '../map.ts'
import { GE } from '../sides.ts'

/** Meaux, Château-Thierry and Épernay: the hexes the Marne runs through between Paris and Châlons */
const MARNE = ['28', '38', '48'].map(hex)

const PLACES: readonly (readonly [string, (h: number) => boolean])[] = [
  ['the Marne', (h) => MARNE.includes(h)],
  ['Paris', (h) => h === PARIS],
]

export function landmarks(story: readonly GrandIllusionTypes['event'][]): Landmarks {
  const turns: Record<string, number | null> = Object.fromEntries(PLACES.map(([name]) => [name, null]))
  let turn = 1
  for (const event of story) {
    if (event.type === 'turn-began') turn = event.turn
    if (event.type !== 'control-changed' || event.side !== GE) continue
    for (const [name, isThere] of PLACES) if (isThere(event.hex)) turns[name] ??= turn
  }
  return turns
}
