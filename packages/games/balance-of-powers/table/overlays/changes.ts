/** What has happened since the other side's last half began, from what the viewer was told. */
import { changedOverlay, type Overlay } from '@sandtable/presentation'
import type { BalanceOfPowersEvent } from '../../events.ts'
import type { Side } from '../../nations.ts'
import { type Scene, type Told, viewerSide, words } from '../scene.ts'

export function changes(scene: Scene): Overlay {
  const events = sinceTheirHalf(scene.told ?? [], viewerSide(scene))
  const gone = events.flatMap((event) => (event.type === 'corps-lost' ? [event.place] : []))
  return changedOverlay(events.flatMap(spotsOf), events.flatMap(wayOf), gone, words(scene).panels.legend)
}

/** From the other side's last half on: all of it, or as far as it has come. */
function sinceTheirHalf(told: readonly Told[], side: Side): BalanceOfPowersEvent[] {
  const events = told.map(({ event }) => event)
  const from = events.findLastIndex((event) => event.type === 'half-began' && event.side !== side)
  return from < 0 ? [] : events.slice(from + 1)
}

/** units went from here to there */
const GOING: ReadonlySet<BalanceOfPowersEvent['type']> = new Set([
  'marched',
  'railed',
  'retreated',
  'advanced',
])

const wayOf = (event: BalanceOfPowersEvent): number[][] =>
  GOING.has(event.type) && 'from' in event && 'to' in event ? [[event.from, event.to]] : []

/** places where something happened */
function spotsOf(event: BalanceOfPowersEvent): number[] {
  if (GOING.has(event.type) && 'to' in event) return [event.to]
  return 'place' in event && event.type !== 'attack-called-off' ? [event.place] : []
}
