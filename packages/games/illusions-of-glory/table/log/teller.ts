/** Who tells the log in a language: how it calls places, units and sides. */
import type { Language } from '@sandtable/kernel'
import { nameOf, nationOf } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { pieceName, spaceName } from '../../text/names.ts'
import { type Words, wordsOf } from '../words/words.ts'

export interface Teller {
  readonly w: Words
  readonly place: (x: number) => string
  readonly places: (list: readonly number[]) => string
  /** a list says the nation once: "Russian II and VI Corps" */
  readonly units: (list: readonly number[]) => string
  readonly side: (side: Side) => string
  readonly language: Language
}

const MOST = 6
export function tellerOf(language: Language): Teller {
  const w = wordsOf(language)
  const place = (x: number): string => spaceName(x, language)
  const name = (p: number, i: number, all: readonly number[]): string => {
    const before = all[i - 1]
    return before !== undefined && nationOf(before) === nationOf(p)
      ? nameOf(p)[language]
      : pieceName(p, language)
  }
  return {
    w,
    language,
    place,
    places: (list) => w.frame.and([...new Set(list)].map(place)),
    units: (list) =>
      list.length > MOST
        ? w.log.andOthers(list.slice(0, MOST - 1).map(name), list.length - MOST + 1)
        : w.frame.and(list.map(name)),
    side: (side) => w.log.sides[side],
  }
}
