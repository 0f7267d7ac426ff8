/** §6.6 Corps out of supply roll one after the other, and it is told as one. */
import type { Language } from '@sandtable/kernel'
import type { LogLine } from '@sandtable/presentation'
import type { Told } from '../scene.ts'
import { wordsOf } from '../words/words.ts'

interface Starving {
  readonly at: number
  readonly rolled: number
  readonly lost: number
}

/** What belongs to a commissariat: rolls, and who goes. */
const isOfIt = ({ event: { type } }: Told): boolean =>
  type === 'starved' || type === 'corps-lost' || type === 'leader-retired'

/** The commissariat that begins with this event: all rolls that came of the same answer. */
export function starvingFrom(told: readonly Told[], start: number): Starving | undefined {
  const begin = told[start]
  if (begin?.event.type !== 'starved' || isWithin(told[start - 1], begin)) return undefined
  const rest = told.slice(start)
  const end = rest.findIndex((each) => each.at !== begin.at || !isOfIt(each))
  const own = end < 0 ? rest : rest.slice(0, end)
  const count = (type: Told['event']['type']): number => own.filter(({ event }) => event.type === type).length
  return { at: begin.at, rolled: count('starved'), lost: count('corps-lost') }
}

const isWithin = (before: Told | undefined, { at }: Told): boolean =>
  before !== undefined && before.at === at && isOfIt(before)

export const starvingLine = ({ at, rolled, lost }: Starving, language: Language): LogLine => ({
  at,
  text: wordsOf(language).log.starving(rolled, lost),
  rule: '6.6',
  minor: false,
  deed: { kind: 'starving' },
})

/** Prose does not begin anew within it. */
export const isOfStarving = isOfIt
