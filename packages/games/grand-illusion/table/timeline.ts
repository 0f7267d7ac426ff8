/** The whole game as a line: one stretch a segment, a dot for each battle. */
import type { Language } from '@sandtable/kernel'
import { type Begun, spansOf, type TimeSpan } from '@sandtable/presentation'
import { AL } from '../sides.ts'
import { NATIONS, type Told } from './scene.ts'
import { wordsOf } from './words/words.ts'

/** Turns begin with the command phase, which has no side: they are drawn with the first who acts. */
function begunIn(told: readonly Told[], language: Language): Begun[] {
  const w = wordsOf(language)
  return told.flatMap(({ at, event }): Begun[] => {
    if (event.type === 'initiative-taken' || event.type === 'segment-began')
      return [{ at, nation: NATIONS[event.side] }]
    if (event.type === 'turn-began') return [{ at, nation: NATIONS[AL], label: w.turn(event.turn) }]
    return []
  })
}

export function timeline(told: readonly Told[], length: number, language: Language): TimeSpan[] {
  const battles = told.flatMap(({ at, event }) => (event.type === 'battle-began' ? [at] : []))
  return spansOf(begunIn(told, language), battles, length)
}
