/** The whole game as a line: one stretch an action, a dot for each combat. */
import { AP, type Side } from '@sandtable/illusions-of-glory/sides'
import type { Language } from '@sandtable/kernel'
import type { TimeSpan } from '../../table/models.ts'
import { SIDE_KEYS, type Told } from './scene.ts'
import { wordsOf } from './words/words.ts'

interface Begun {
  readonly at: number
  readonly side: Side
  readonly turn?: number
}

/** Turns begin with offensives for both sides: drawn with the Allied Powers, who act first (§8.1). */
function begunIn(told: readonly Told[]): Begun[] {
  const begun: Begun[] = []
  for (const { at, event } of told) {
    if (event.type === 'action-taken') begun.push({ at, side: event.side })
    if (event.type === 'turn-began') begun.push({ at, side: AP, turn: event.turn })
  }
  return begun
}

export function timeline(told: readonly Told[], length: number, language: Language): TimeSpan[] {
  const w = wordsOf(language)
  const begun = begunIn(told)
  const combats = told.flatMap(({ at, event }) => (event.type === 'attack-declared' ? [at] : []))
  return begun
    .map(({ at, side, turn }, i) => {
      const to = begun[i + 1]?.at ?? length
      return {
        from: at,
        to,
        nation: SIDE_KEYS[side],
        ...(turn === undefined ? {} : { label: w.frame.turnShort(turn) }),
        dots: combats.filter((action) => action > at && action <= to),
      }
    })
    .filter(({ from, to, label }) => to > from || label !== undefined)
}
