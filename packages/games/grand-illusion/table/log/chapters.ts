/** Cuts what was told into the phases of a turn, and the action phase into segments. */
import type { LogPlan } from '@sandtable/presentation'
import type { GrandIllusionTypes } from '../../grand-illusion.ts'
import type { GrandIllusionEvent } from '../../events.ts'
import type { Side } from '../../sides.ts'
import type { Part } from '../crumbs.ts'
import { NATIONS } from '../scene.ts'
import { type Words, wordsOf } from '../words/words.ts'

interface Place {
  readonly turn: number
  readonly stage: Part | 'setup' | 'end'
  readonly side: Side | undefined
}

type Type = GrandIllusionEvent['type']

/** Events that only happen in a phase that no event opens. */
const ARRIVING: ReadonlySet<Type> = new Set([
  'arrived',
  'arrivals-delayed',
  'arrival-diverted',
  'unit-rebuilt',
  'unit-ordered',
  'held-back',
  'hq-relieved',
  'corps-exchanged',
  'sent-east',
  'east-refused',
])
const ADMINISTERED: ReadonlySet<Type> = new Set([
  'mandated-unfought',
  'immediate-check',
  'marker-drawn',
  'ran-out-of-supply',
  'back-in-supply',
  'surrender-rolled',
  'recovered',
  'trench-improved',
  'award-won',
  'emergency-ended',
  'railhead-removed',
  'flipped',
])

/** §4.0 the place in the sequence an event opens; undefined if it goes on where we are */
function opens(event: GrandIllusionEvent, now: Place): Place | undefined {
  switch (event.type) {
    case 'turn-began':
      return { turn: event.turn, stage: 'command', side: undefined }
    case 'segment-began':
      return { ...now, stage: 'action', side: event.side }
    case 'action-ended':
      return { ...now, stage: 'strategic', side: undefined }
    case 'game-ended':
      return { ...now, stage: 'end', side: event.winner }
    default:
      return unmarked(event.type, now)
  }
}

function unmarked(type: Type, now: Place): Place | undefined {
  if (now.stage === 'command' && ARRIVING.has(type)) return { ...now, stage: 'arrivals' }
  return now.stage === 'strategic' && ADMINISTERED.has(type) ? { ...now, stage: 'administration' } : undefined
}

/** events that only open a chapter and say nothing themselves */
const HEADINGS: ReadonlySet<Type> = new Set(['turn-began', 'segment-began', 'action-ended'])

export const chapters: Omit<LogPlan<GrandIllusionTypes, Place>, 'lines'> = {
  start: { turn: 0, stage: 'setup', side: undefined },
  opens: ({ event }, now) => opens(event, now),
  isHeading: ({ event }) => HEADINGS.has(event.type),
  title: (place, language) => titleOf(place, wordsOf(language)),
  nation: ({ side }) => (side === undefined ? undefined : NATIONS[side]),
  // Every event has a line of its own, but a battle shows the marches of its activation that led to it.
  mayPart: ({ event }) => event.type === 'activated',
}

function titleOf({ turn, stage, side }: Place, w: Words): string {
  if (stage === 'setup') return w.setup
  if (stage === 'end') return w.end
  return w.logHead(turn, side === undefined ? w.phases[stage] : w.segments[side])
}
