/** Cuts what was told into the phases of a turn, and the action phase into segments. */
import type { Language } from '@sandtable/kernel'
import type { Chapter as AnyChapter } from '@sandtable/presentation'
import type { GrandIllusionTypes } from '../../grand-illusion.ts'
import type { GrandIllusionEvent } from '../../events.ts'
import type { Side } from '../../sides.ts'
import type { Part } from '../crumbs.ts'
import { NATIONS, type Told } from '../scene.ts'
import { type Words, wordsOf } from '../words/words.ts'

type Chapter = AnyChapter<GrandIllusionTypes>

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

export function chapters(told: readonly Told[], language: Language): Chapter[] {
  const w = wordsOf(language)
  const found: (Place & { at: number; told: Told[] })[] = []
  let now: Place = { turn: 0, stage: 'setup', side: undefined }
  for (const each of told) {
    const place = opens(each.event, now)
    if (place) now = place
    if (place || found.length === 0) found.push({ ...now, at: each.at, told: [] })
    if (!HEADINGS.has(each.event.type)) found.at(-1)?.told.push(each)
  }
  return found.map((chapter) => ({
    title: titleOf(chapter, w),
    nation: chapter.side === undefined ? undefined : NATIONS[chapter.side],
    at: chapter.at,
    told: chapter.told,
  }))
}

function titleOf({ turn, stage, side }: Place, w: Words): string {
  if (stage === 'setup') return w.setup
  if (stage === 'end') return w.end
  return w.logHead(turn, side === undefined ? w.phases[stage] : w.segments[side])
}
