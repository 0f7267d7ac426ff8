/** What has happened since the viewer's last action, from what was told. */
import { changedOverlay, type Overlay } from '@sandtable/presentation'
import type { IllusionsOfGloryEvent } from '../../events.ts'
import type { Side } from '../../sides.ts'
import { type Scene, type Told, viewerSide, words } from '../scene.ts'

export function changes(scene: Scene): Overlay {
  const events = sinceLastAction(scene.told ?? [], viewerSide(scene))
  const gone = events.flatMap((event) =>
    event.type === 'unit-destroyed' || event.type === 'unit-eliminated' ? [event.space] : [],
  )
  return changedOverlay(events.flatMap(spotsOf), events.flatMap(wayOf), gone, words(scene).overlays.legend)
}

/** From the other side's last action on: all of it, or as far as it has come. */
function sinceLastAction(told: readonly Told[], side: Side): IllusionsOfGloryEvent[] {
  const events = told.map(({ event }) => event)
  const from = events.findLastIndex((event) => event.type === 'action-taken' && event.side !== side)
  return from < 0 ? [] : events.slice(from + 1)
}

function wayOf(event: IllusionsOfGloryEvent): number[][] {
  if (event.type === 'marched' || event.type === 'retreated') return [[event.from, ...event.path]]
  const isGoing =
    event.type === 'redeployed' ||
    event.type === 'advanced' ||
    event.type === 'displaced' ||
    event.type === 'transferred'
  return isGoing && event.from >= 0 && event.to >= 0 ? [[event.from, event.to]] : []
}

/** Places where something happened. */
function spotsOf(event: IllusionsOfGloryEvent): number[] {
  if (event.type === 'spaces-cut-off') return [...event.spaces]
  if ('to' in event && typeof event.to === 'number' && 'from' in event) return [event.to]
  return 'space' in event ? [event.space] : []
}
