/** Cuts what was told into turns, and turns into the rounds of both sides (§6.0, §8.1). */
import type { Language } from '@sandtable/kernel'
import type { Chapter as AnyChapter } from '@sandtable/presentation'
import type { IllusionsOfGloryTypes } from '../../illusions-of-glory.ts'
import type { IllusionsOfGloryEvent } from '../../events.ts'
import { CP, type Side } from '../../sides.ts'
import { turnData } from '../../tables.ts'
import { SIDE_KEYS, type Told } from '../scene.ts'
import { type Words, wordsOf } from '../words/words.ts'

type Chapter = AnyChapter<IllusionsOfGloryTypes>

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

/** The chapter an event opens; undefined if it goes on where we are. */
function opens(event: IllusionsOfGloryEvent, now: Place): Place | undefined {
  if (event.type === 'turn-began') return { turn: event.turn, round: 0, side: undefined }
  if (event.type === 'action-taken') return { ...now, round: event.round, side: event.side }
  const isLast = now.round === LAST_ROUND && now.side === CP
  return isLast && CLOSING.has(event.type) ? { ...now, round: AFTER, side: undefined } : undefined
}

export function chapters(told: readonly Told[], language: Language): Chapter[] {
  const w = wordsOf(language)
  const found: (Place & { at: number; told: Told[] })[] = []
  let now: Place = { turn: 0, round: 0, side: undefined }
  for (const each of told) {
    const place = opens(each.event, now)
    if (place) now = place
    if (place || found.length === 0) found.push({ ...now, at: each.at, told: [] })
    if (each.event.type !== 'turn-began') found.at(-1)?.told.push(each)
  }
  return found.map((chapter) => ({
    title: titleOf(chapter, w, language),
    nation: chapter.side === undefined ? undefined : SIDE_KEYS[chapter.side],
    at: chapter.at,
    told: chapter.told,
  }))
}

function titleOf({ turn, round, side }: Place, w: Words, language: Language): string {
  if (turn === 0) return w.log.opening
  const date = turnData(turn).name[language]
  if (round === 0) return w.log.turn(turn, date)
  return side === undefined ? w.log.turnEnd(date) : w.log.round(date, round, w.frame.sides[side])
}
