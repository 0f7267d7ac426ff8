import type { Fact, Facts, GameText, Language, Text } from '@sandtable/kernel'
import type { BattleForGaliciaEvent } from '../events.ts'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { hexData } from '../map.ts'
import type { Side } from '../sides.ts'
import { sideOf, unitData } from '../units.ts'
import type { ProcedureName, PromptKey, RefusalCode, Verb } from './keys.ts'

type Sentence = (facts: Facts) => string

/** Everything a language has to say; a missing sentence does not compile. */
export interface Sentences {
  readonly prompts: Readonly<Record<PromptKey, Sentence>>
  readonly refusals: Readonly<Record<RefusalCode, Sentence>>
  readonly events: {
    readonly [K in BattleForGaliciaEvent['type']]: (
      event: Extract<BattleForGaliciaEvent, { type: K }>,
    ) => string
  }
  readonly verbs: Readonly<Record<Verb, string>>
  readonly procedures: Readonly<Record<ProcedureName, string>>
}

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

/** The kernel's view of a language's sentences. */
export function gameText(sentences: Sentences): GameText<BattleForGaliciaTypes> {
  const { prompts, refusals, events, verbs, procedures } = sentences
  return {
    prompt: (key, facts) => prompts[key](facts),
    refusal: (code, facts) => refusals[code](facts),
    event: (event) => (events[event.type] as (event: BattleForGaliciaEvent) => string)(event),
    verb: (verb) => verbs[verb as Verb],
    procedure: (name) => procedures[name as ProcedureName],
  }
}
