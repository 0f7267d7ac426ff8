import type { Json } from '@sandtable/kernel'
import type { GrandIllusionEvent } from './events.ts'
import { idOf } from './pieces.ts'

/** Losses, retreats and the end: what tells one outcome of a roll from another. */
const TELLING: ReadonlySet<GrandIllusionEvent['type']> = new Set([
  'unit-disrupted',
  'fort-reduced',
  'piece-eliminated',
  'fortune-rolled',
  'retreat-forced',
  'marker-drawn',
  'sea-retreat-rolled',
  'surrender-rolled',
  'game-ended',
])

/** What an imagined run of events amounts to, for odds. */
export const result = (events: readonly GrandIllusionEvent[]): Json =>
  events.filter(({ type }) => TELLING.has(type)).map(tell)

function tell(event: GrandIllusionEvent): Json {
  switch (event.type) {
    case 'unit-disrupted':
      return [event.type, idOf(event.unit)]
    case 'piece-eliminated':
    case 'sea-retreat-rolled':
      return [event.type, idOf(event.piece)]
    case 'marker-drawn':
      return [event.type, event.hex, event.value]
    default:
      return [event.type]
  }
}
