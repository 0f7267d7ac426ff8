/** The whole game as a line: one stretch a segment, a dot for each battle. */
import type { Language } from '@sandtable/kernel'
import type { Side } from '@sandtable/grand-illusion/sides'
import type { TimeSpan } from '../../table/models.ts'
import { NATIONS, type Told } from './scene.ts'
import { wordsOf } from './words/words.ts'

interface Begun {
  readonly at: number
  readonly side: Side
  readonly turn?: number
}

/** Turns begin with the command phase, which has no side: they are drawn with the first who acts. */
function begunIn(told: readonly Told[]): Begun[] {
  const begun: Begun[] = []
  for (const { at, event } of told) {
    if (event.type === 'initiative-taken') begun.push({ at, side: event.side })
    if (event.type === 'segment-began') begun.push({ at, side: event.side })
    if (event.type === 'turn-began') begun.push({ at, side: 0, turn: event.turn })
  }
  return begun
}

export function timeline(told: readonly Told[], length: number, language: Language): TimeSpan[] {
  const w = wordsOf(language)
  const begun = begunIn(told)
  const battles = told.flatMap(({ at, event }) => (event.type === 'battle-began' ? [at] : []))
  return begun
    .map(({ at, side, turn }, i) => {
      const to = begun[i + 1]?.at ?? length
      return {
        from: at,
        to,
        nation: NATIONS[side],
        ...(turn === undefined ? {} : { label: w.turn(turn) }),
        dots: battles.filter((action) => action > at && action <= to),
      }
    })
    .filter(({ from, to, label }) => to > from || label !== undefined)
}
