/** The whole game as a line: one stretch an action, a dot for each combat. */
import type { Language } from '@sandtable/kernel'
import { type Begun, spansOf, type TimeSpan } from '@sandtable/presentation'
import { AP } from '../sides.ts'
import { SIDE_KEYS, type Told } from './scene.ts'
import { wordsOf } from './words/words.ts'

/** Turns begin with offensives for both sides: drawn with the Allied Powers, who act first (§8.1). */
function begunIn(told: readonly Told[], language: Language): Begun[] {
  const { turnShort } = wordsOf(language).frame
  return told.flatMap(({ at, event }): Begun[] => {
    if (event.type === 'action-taken') return [{ at, nation: SIDE_KEYS[event.side] }]
    if (event.type === 'turn-began') return [{ at, nation: SIDE_KEYS[AP], label: turnShort(event.turn) }]
    return []
  })
}

export function timeline(told: readonly Told[], length: number, language: Language): TimeSpan[] {
  const combats = told.flatMap(({ at, event }) => (event.type === 'attack-declared' ? [at] : []))
  return spansOf(begunIn(told, language), combats, length)
}
