/** What has happened since the turn before began, from what the viewer was told. */
import { changedOverlay, type Overlay } from '@sandtable/presentation'
import type { GrandIllusionEvent } from '../../events.ts'
import type { Side } from '../../sides.ts'
import { type Scene, type Told, viewerSide, words } from '../scene.ts'

export function changes(scene: Scene): Overlay {
  const events = sinceLastSegment(scene.told ?? [], viewerSide(scene))
  const gone = events.flatMap((event) => (event.type === 'piece-eliminated' ? [event.hex] : []))
  return changedOverlay(events.flatMap(spotsOf), events.flatMap(wayOf), gone, words(scene).legend)
}

/** From the other side's last segment on: all of it, or as far as it has come. */
function sinceLastSegment(told: readonly Told[], side: Side): GrandIllusionEvent[] {
  const events = told.map(({ event }) => event)
  const from = events.findLastIndex((event) => event.type === 'segment-began' && event.side !== side)
  return from < 0 ? [] : events.slice(from + 1)
}

function wayOf(event: GrandIllusionEvent): number[][] {
  if (event.type === 'marched') return [[event.from, ...event.path]]
  const isGoing =
    event.type === 'retreated' || event.type === 'moved-by-rail' || event.type === 'moved-by-sea'
  return isGoing ? [[event.from, event.to]] : []
}

/** Places where something happened. */
function spotsOf(event: GrandIllusionEvent): number[] {
  if ('to' in event) return [event.to]
  return 'hex' in event ? [event.hex] : []
}
