/** What has been told of the battle under way. */
import { allOf, firstOf, lastOf } from '@sandtable/presentation'
import type { GrandIllusionEvent } from '../../events.ts'
import type { Told } from '../scene.ts'

export type Of<K extends GrandIllusionEvent['type']> = Extract<GrandIllusionEvent, { type: K }>

export interface BattleFacts {
  readonly fortune: Of<'fortune-rolled'> | undefined
  readonly board: Of<'board-set'> | undefined
  readonly fired: readonly Of<'fired'>[]
  /** everything that happened, in the order it came */
  readonly all: readonly GrandIllusionEvent[]
}

/** What comes after a battle and has nothing to do with it; the action that ended it may have brought the end of the turn. */
const AFTER: ReadonlySet<GrandIllusionEvent['type']> = new Set([
  'yielded',
  'passed',
  'marched',
  'segment-began',
  'activated',
  'action-ended',
  'recovered',
  'turn-began',
])

/** Everything since the last battle began, up to its end. */
export function factsOf(told: readonly Told[] = []): BattleFacts {
  const since = told.slice(told.findLastIndex(({ event }) => event.type === 'battle-began') + 1)
  const end = since.findIndex(({ event }) => AFTER.has(event.type))
  const all = since.slice(0, end < 0 ? since.length : end).map(({ event }) => event)
  return {
    fortune: firstOf(all, 'fortune-rolled'),
    board: lastOf(all, 'board-set'),
    fired: allOf(all, 'fired'),
    all,
  }
}
