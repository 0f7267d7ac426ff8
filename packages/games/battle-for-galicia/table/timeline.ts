/** The whole game as a line: one stretch a player turn, a dot for each attack. */
import type { Language } from '@sandtable/kernel'
import type { TimeSpan } from '@sandtable/presentation'
import { NATIONS, type Told } from './scene.ts'
import { wordsOf } from './words/words.ts'

export function timeline(told: readonly Told[], length: number, language: Language): TimeSpan[] {
  const w = wordsOf(language)
  const begun = told.flatMap(({ at, event }) => (event.type === 'turn-began' ? [{ at, ...event }] : []))
  const attacks = told.flatMap(({ at, event }) => (event.type === 'attack-declared' ? [at] : []))
  return begun.map(({ at, turn, side }, i) => {
    const to = begun[i + 1]?.at ?? length
    const isFirst = begun[i - 1]?.turn !== turn
    return {
      from: at,
      to,
      nation: NATIONS[side],
      ...(isFirst ? { label: w.turn(turn) } : {}),
      dots: attacks.filter((action) => action > at && action <= to),
    }
  })
}
