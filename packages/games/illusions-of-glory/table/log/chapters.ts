/** Cuts what was told into turns, and turns into the rounds of both sides (§6.0, §8.1). */
import type { Language } from '@sandtable/kernel'
import type { LogPlan } from '@sandtable/presentation'
import type { IllusionsOfGloryTypes } from '../../illusions-of-glory.ts'
import type { IllusionsOfGloryEvent } from '../../events.ts'
import { CP, type Side } from '../../sides.ts'
import { turnData } from '../../tables.ts'
import { SIDE_KEYS } from '../scene.ts'
import { type Words, wordsOf } from '../words/words.ts'
import { beginsDeed } from './deeds.ts'

interface Place {
  readonly turn: number
  /** 0: before the rounds; 7: after them */
  readonly round: number
  readonly side: Side | undefined
}

type Type = IllusionsOfGloryEvent['type']

const AFTER = 7
const LAST_ROUND = 6
/** They only happen after the last round, in phases that no event opens. */
const CLOSING: ReadonlySet<Type> = new Set([
  'offensive-failed',
  'out-of-supply',
  'spaces-cut-off',
  'surrender-rolled',
  'commitment-raised',
  'armistice-moved',
  'rp-converted',
  'rebuilt',
  'combat-cards-discarded',
  'reshuffled',
  'cards-drawn',
  'revolution-advanced',
  'revolution-stalled',
] satisfies Type[])

const HEADINGS: ReadonlySet<Type> = new Set(['turn-began', 'round-began'] satisfies Type[])

/** The chapter an event opens; undefined if it goes on where we are. */
function opens(event: IllusionsOfGloryEvent, now: Place): Place | undefined {
  if (event.type === 'turn-began') return { turn: event.turn, round: 0, side: undefined }
  if (event.type === 'round-began') return { ...now, round: event.round, side: event.side }
  const isLast = now.round === LAST_ROUND && now.side === CP
  return isLast && CLOSING.has(event.type) ? { ...now, round: AFTER, side: undefined } : undefined
}

export const chapters: Omit<LogPlan<IllusionsOfGloryTypes, Place>, 'lines'> = {
  start: { turn: 0, round: 0, side: undefined },
  opens: ({ event }, now) => opens(event, now),
  isHeading: ({ event }) => HEADINGS.has(event.type),
  title: (place, language) => titleOf(place, wordsOf(language), language),
  nation: ({ side }) => (side === undefined ? undefined : SIDE_KEYS[side]),
  mayPart: ({ event }, before) => beginsDeed(before.event, event),
}

function titleOf({ turn, round, side }: Place, w: Words, language: Language): string {
  if (turn === 0) return w.log.opening
  const date = turnData(turn).name[language]
  if (round === 0) return w.log.turn(turn, date)
  return side === undefined ? w.log.turnEnd(date) : w.log.round(date, round, w.frame.sides[side])
}
