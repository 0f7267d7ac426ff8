import type { Fact, Language, SentencePart } from '@sandtable/kernel'
import type { GrandIllusionEvent } from '../events.ts'
import type { Stage } from '../grand-illusion.ts'
import { hexData } from '../map.ts'
import { isFort, nameOf, nationOf } from '../pieces.ts'
import { NATIONS, type NationId } from '../sides.ts'
import type { ProcedureName, PromptKey, RefusalCode, Verb } from './keys.ts'

/** What one part of the rules has to say in one language. */
export type Part<
  P extends string,
  R extends string,
  V extends string,
  N extends string,
  E extends GrandIllusionEvent['type'],
> = SentencePart<P, R, V, N, Extract<GrandIllusionEvent, { readonly type: E }>>

/** Everything a language has to say; a missing sentence does not compile. */
export type Sentences = Part<PromptKey, RefusalCode, Verb, ProcedureName | Stage, GrandIllusionEvent['type']>

/** "Verdun (76)" */
export function hexName(h: number, language: Language): string {
  if (h < 0) return '–'
  const { id, name } = hexData(h)
  return language === 'ja' ? `${name.ja}（${id}）` : `${name.en} (${id})`
}

const ADJECTIVES: Readonly<Record<Language, Readonly<Record<NationId, string>>>> = {
  en: { french: 'French', british: 'British', belgian: 'Belgian', german: 'German' },
  ja: {
    french: 'フランス軍',
    british: 'イギリス軍',
    belgian: 'ベルギー軍',
    german: 'ドイツ軍',
  },
}

/** "German II Corps", "ドイツ軍第2軍団"; a fort is known by its place: "the fort of Namur", "ナミュール要塞" */
export function pieceName(p: number, language: Language): string {
  const name = nameOf(p)[language]
  if (isFort(p)) return language === 'ja' ? `${name}要塞` : `the fort of ${name}`
  const nation = ADJECTIVES[language][NATIONS[nationOf(p)]]
  if (name.startsWith(nation)) return name
  return language === 'ja' ? `${nation}${name}` : `${nation} ${name}`
}

/** In a list the nation is said once: "German II Corps", then "IV Corps". */
const nameAfter = (before: Fact | undefined, p: number, language: Language): string =>
  typeof before === 'number' && !isFort(before) && !isFort(p) && nationOf(before) === nationOf(p)
    ? nameOf(p)[language]
    : pieceName(p, language)

/** How a language names hexes and pieces. */
export interface Namer {
  readonly hex: (fact: Fact | undefined) => string
  readonly hexes: (fact: Fact | undefined) => string
  readonly piece: (fact: Fact | undefined) => string
  readonly pieces: (fact: Fact | undefined) => string
}

/** `list` joins names as the language does: "A, B and C". */
export function namer(language: Language, list: (names: readonly string[]) => string): Namer {
  const hex = (fact: Fact | undefined): string => (typeof fact === 'number' ? hexName(fact, language) : '?')
  const one = (fact: Fact | undefined): string => (typeof fact === 'number' ? pieceName(fact, language) : '?')
  const listOf = (fact: Fact | undefined, name: (one: Fact, before: Fact | undefined) => string): string =>
    Array.isArray(fact) ? list((fact as readonly Fact[]).map((each, i, all) => name(each, all[i - 1]))) : '?'
  return {
    hex,
    piece: one,
    hexes: (fact) => listOf(fact, hex),
    pieces: (fact) =>
      listOf(fact, (each, before) => (typeof each === 'number' ? nameAfter(before, each, language) : '?')),
  }
}
