import type { Json } from '@sandtable/kernel'
import { idOfMarker } from './markers.ts'
import type { NationsInArmsEvent } from './events.ts'

/** What a run of events comes to, for odds. */
export function result(events: readonly NationsInArmsEvent[]): Json {
  const drawn = events.find(({ type }) => type === 'marker-drawn' || type === 'quarters-drawn')
  if (drawn?.type === 'marker-drawn') return { marker: idOfMarker(drawn.marker) }
  return drawn ? { marker: 'winter-quarters' } : {}
}
