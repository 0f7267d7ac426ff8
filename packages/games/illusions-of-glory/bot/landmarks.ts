/** Landmarks of the war in the East: nations that entered and left the war, and how far the armies got. */
import type { Landmarks } from '@sandtable/bots'
import type { IllusionsOfGloryEvent } from '../events.ts'
import { space } from '../map.ts'
import { AH, BU, CP, GR, IT, type Nation, RO, SB } from '../sides.ts'

type Reaches = (event: IllusionsOfGloryEvent) => boolean
const enters =
  (nation: Nation): Reaches =>
  (event) =>
    event.type === 'nation-entered' && event.nation === nation
const collapses =
  (nation: Nation): Reaches =>
  (event) =>
    event.type === 'nation-collapsed' && event.nation === nation
const WARSAW = space('Warsaw')

const REACHED: readonly (readonly [string, Reaches])[] = [
  ['Italy enters', enters(IT)],
  ['Bulgaria enters', enters(BU)],
  ['Romania enters', enters(RO)],
  ['Greece enters', enters(GR)],
  ['Warsaw falls', (event) => event.type === 'control-taken' && event.space === WARSAW && event.side === CP],
  ['Serbia collapses', collapses(SB)],
  ['Romania collapses', collapses(RO)],
  ['Austria-Hungary collapses', collapses(AH)],
  ['the revolution', ({ type }) => type === 'revolution-began'],
  ['an automatic victory', (event) => event.type === 'game-ended' && event.how === 'automatic'],
]

export function landmarks(story: readonly IllusionsOfGloryEvent[]): Landmarks {
  const turns: Record<string, number | null> = Object.fromEntries(REACHED.map(([name]) => [name, null]))
  let turn = 1
  for (const event of story) {
    if (event.type === 'turn-began') turn = event.turn
    for (const [name, isReached] of REACHED) if (isReached(event)) turns[name] ??= turn
  }
  return turns
}
