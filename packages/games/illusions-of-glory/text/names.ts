/** How spaces, pieces, cards, nations and pools are called in each language. */
import type { Fact, Language } from '@sandtable/kernel'
import { idOfCard } from '../cards.ts'
import { nameOfSpace } from '../map.ts'
import { isUprising, nameOf, nationOf } from '../pieces.ts'
import { type Nation, NATIONS, type NationId } from '../sides.ts'
import { POOL_NAMES } from '../pools.ts'
import { EN_CARDS } from './cards/en.ts'
import { JA_CARDS } from './cards/ja.ts'

const CARD_TEXTS = { en: EN_CARDS, ja: JA_CARDS } as const

/** nations, and how their units are called */
const NATION_NAMES: Readonly<
  Record<NationId, { readonly en: readonly [string, string]; readonly ja: string }>
> = {
  RU: { en: ['Russia', 'Russian'], ja: 'ロシア' },
  SB: { en: ['Serbia', 'Serbian'], ja: 'セルビア' },
  MN: { en: ['Montenegro', 'Montenegrin'], ja: 'モンテネグロ' },
  BR: { en: ['Britain', 'British'], ja: 'イギリス' },
  FR: { en: ['France', 'French'], ja: 'フランス' },
  IT: { en: ['Italy', 'Italian'], ja: 'イタリア' },
  RO: { en: ['Romania', 'Romanian'], ja: 'ルーマニア' },
  GE: { en: ['Germany', 'German'], ja: 'ドイツ' },
  AH: { en: ['Austria-Hungary', 'Austrian'], ja: 'オーストリア－ハンガリー' },
  TU: { en: ['Turkey', 'Turkish'], ja: 'トルコ' },
  BU: { en: ['Bulgaria', 'Bulgarian'], ja: 'ブルガリア' },
  GR: { en: ['Greece', 'Greek'], ja: 'ギリシャ' },
  AL: { en: ['Albania', 'Albanian'], ja: 'アルバニア' },
}

export const spaceName = (x: number, language: Language): string => (x < 0 ? '–' : nameOfSpace(x)[language])
export function nationName(nation: number, language: Language): string {
  const names = NATION_NAMES[NATIONS[nation as Nation]]
  return language === 'ja' ? names.ja : names.en[0]
}
function adjectiveOf(nation: Nation, language: Language): string {
  const names = NATION_NAMES[NATIONS[nation]]
  return language === 'ja' ? `${names.ja}軍` : names.en[1]
}
/** "Russian XX Infantry Corps", "ロシア軍XX歩兵軍団"; an uprising says whose it is */
export function pieceName(p: number, language: Language): string {
  const name = nameOf(p)[language]
  const adjective = adjectiveOf(nationOf(p), language)
  if (isUprising(p) || name.startsWith(adjective)) return name
  return language === 'ja' ? `${adjective}${name}` : `${adjective} ${name}`
}
/** the name of the event */
export const cardName = (c: number, language: Language): string =>
  c < 0 ? '–' : CARD_TEXTS[language][idOfCard(c)].title
export const poolName = (pool: number, language: Language): string => POOL_NAMES[pool]?.[language] ?? '–'

/** In a list the nation is said once: "Russian XX Infantry Corps", then "XXI Infantry Corps". */
const nameAfter = (before: Fact | undefined, p: number, language: Language): string =>
  typeof before === 'number' && !isUprising(before) && !isUprising(p) && nationOf(before) === nationOf(p)
    ? nameOf(p)[language]
    : pieceName(p, language)

type Naming = (fact: Fact | undefined) => string
/** How a language names the numbers in facts and events. */
export interface Namer {
  readonly space: Naming
  readonly spaces: Naming
  readonly piece: Naming
  readonly pieces: Naming
  readonly card: Naming
  readonly cards: Naming
  readonly nation: Naming
  readonly pool: Naming
}

/** `list` joins names as the language does: "A, B and C". */
export function namer(language: Language, list: (names: readonly string[]) => string): Namer {
  const one =
    (name: (n: number, language: Language) => string): Naming =>
    (fact) =>
      typeof fact === 'number' ? name(fact, language) : '?'
  const many =
    (name: (each: Fact, before: Fact | undefined) => string): Naming =>
    (fact) =>
      Array.isArray(fact)
        ? list((fact as readonly Fact[]).map((each, i, all) => name(each, all[i - 1])))
        : '?'
  return {
    space: one(spaceName),
    spaces: many(one(spaceName)),
    piece: one(pieceName),
    pieces: many((each, before) => (typeof each === 'number' ? nameAfter(before, each, language) : '?')),
    card: one(cardName),
    cards: many(one(cardName)),
    nation: one(nationName),
    pool: one(poolName),
  }
}
