import type { Fact, Language, SentencePart, Text } from '@sandtable/kernel'
import type { BattleForGaliciaEvent } from '../events.ts'
import { hexData } from '../map.ts'
import type { Side } from '../sides.ts'
import { sideOf, unitData } from '../units.ts'
import type { ProcedureName, PromptKey, RefusalCode, Verb } from './keys.ts'

/** Everything a language has to say; a missing sentence does not compile. */
export type Sentences = SentencePart<PromptKey, RefusalCode, Verb, ProcedureName, BattleForGaliciaEvent>

/** How a language names hexes and units. */
export interface Namer {
  readonly hex: (fact: Fact | undefined) => string
  readonly hexes: (fact: Fact | undefined) => string
  readonly unit: (fact: Fact | undefined) => string
  readonly units: (fact: Fact | undefined) => string
}

/** `list` joins names as the language does: "A, B and C". */
export function namer(language: Language, list: (names: readonly string[]) => string): Namer {
  const hex = (fact: Fact | undefined): string => (typeof fact === 'number' ? hexName(fact, language) : '?')
  const unit = (fact: Fact | undefined): string => (typeof fact === 'number' ? unitName(fact, language) : '?')
  const each = (fact: Fact | undefined, name: (one: Fact) => string): string =>
    Array.isArray(fact) ? list((fact as readonly Fact[]).map(name)) : '?'
  return { hex, unit, hexes: (fact) => each(fact, hex), units: (fact) => each(fact, unit) }
}

/** "Lublin (16.22)", or the number alone */
export function hexName(h: number, language: Language): string {
  if (h < 0) return '–'
  const { id, town } = hexData(h)
  const name: Text | undefined = town
  if (!name) return id
  return language === 'ja' ? `${name.ja}（${id}）` : `${name.en} (${id})`
}

export const unitName = (u: number, language: Language): string => unitData(u).name[language]

/** Units by side; the side named first comes first. */
export const bySide = (
  units: readonly number[],
): { readonly side: Side; readonly own: readonly number[] }[] =>
  [...new Set(units.map(sideOf))].map((side) => ({ side, own: units.filter((u) => sideOf(u) === side) }))
