/** §9.11 A march is made hex by hex, and told as one. */
import type { Language } from '@sandtable/kernel'
import type { LogLine } from '@sandtable/presentation'
import type { BalanceOfPowersEvent } from '../../events.ts'
import { idOf } from '../../places.ts'
import { unitsName } from '../../text/names.ts'
import { shortPlace, type Told } from '../scene.ts'
import { wordsOf } from '../words/words.ts'

type Marched = Extract<BalanceOfPowersEvent, { readonly type: 'marched' }>

interface March {
  readonly at: number
  /** the actions it went on with */
  readonly also: readonly number[]
  readonly first: Marched
  readonly places: readonly number[]
  /** whose control was taken on the way */
  readonly taken: readonly number[]
  /** events it is told in */
  readonly length: number
}

/** Prose does not begin anew within a march. */
export const isOfMarch = ({ event }: Told): boolean =>
  event.type === 'marched' || event.type === 'control-taken'

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join()

/** The march that begins with this event, as far as the same units go on. */
export function marchFrom(told: readonly Told[], start: number): March | undefined {
  const begin = told[start]
  if (begin?.event.type !== 'marched') return undefined
  const first = begin.event
  const places = [first.from, first.to]
  const taken: number[] = []
  let length = 1
  for (;;) {
    const event = told[start + length]?.event
    if (event?.type === 'control-taken' && event.place === places.at(-1)) taken.push(event.place)
    else if (event?.type === 'marched' && event.from === places.at(-1) && isSame(event.units, first.units))
      places.push(event.to)
    else break
    length++
  }
  const ats = told.slice(start, start + length).map(({ at }) => at)
  const also = [...new Set(ats)].filter((at) => at !== begin.at)
  return { at: begin.at, also, first, places, taken, length }
}

export function marchLines({ at, also, first, places, taken }: March, language: Language): LogLine[] {
  const w = wordsOf(language)
  const names = (list: readonly number[]): string[] => list.map((p) => shortPlace(language, p))
  const end = places.at(-1) ?? first.to
  return [
    {
      at,
      ...(also.length > 0 ? { also } : {}),
      text: w.log.marched(unitsName(first.units, language, w.and), names(places)),
      rule: first.rule,
      minor: false,
      space: end,
      spaceId: idOf(end),
      deed: { kind: 'march', ways: [places] },
    },
    ...(taken.length === 0
      ? []
      : [
          {
            at,
            text: w.log.taken(w.and(names(taken))),
            rule: '2.53',
            minor: true,
            deed: { kind: 'taken' as const },
          },
        ]),
  ]
}
