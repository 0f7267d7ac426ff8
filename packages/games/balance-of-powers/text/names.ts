/** How places, units, nations and months are called in each language. */
import type { Fact, Language, Text } from '@sandtable/kernel'
import { monthOfYear, yearOf } from '../calendar.ts'
import type { Kind } from '../data/types.ts'
import { NATION_DATA } from '../nations.ts'
import { idOf, isBox, townName } from '../places.ts'
import { nationOf, unitData } from '../units.ts'
import { labelOf } from './labels.ts'

/** "Verdun (0922)", "0923", "Petrograd" */
export function placeName(p: number, language: Language): string {
  if (p < 0) return '–'
  const town = townName(p)?.[language]
  if (town === undefined) return idOf(p)
  if (isBox(p)) return town
  return language === 'ja' ? `${town}（${idOf(p)}）` : `${town} (${idOf(p)})`
}

export const nationName = (n: number, language: Language): string => NATION_DATA[n]?.name[language] ?? '–'

const KINDS: Readonly<Partial<Record<Kind, Text>>> = {
  infantry: { en: 'Corps', ja: '軍団' },
  mountain: { en: 'Corps', ja: '軍団' },
  cavalry: { en: 'Cavalry Corps', ja: '騎兵軍団' },
  siege: { en: 'Siege Corps', ja: '攻囲軍団' },
  tank: { en: 'Tank Corps', ja: '戦車軍団' },
  flotilla: { en: 'Flotilla', ja: '小艦隊' },
  af: { en: 'Corps', ja: '軍団' },
}
const LEADERS: readonly Kind[] = ['leader-land', 'leader-naval', 'leader-air']

/** such a name would run into that of the nation */
const KATAKANA = /^[ァ-ヴ]/
/** "German III Corps", "Kluck" */
export function unitName(u: number, language: Language): string {
  const { kind, label } = unitData(u)
  const name = labelOf(label, language)
  if (LEADERS.includes(kind)) return name
  const nation = NATION_DATA[nationOf(u)]
  const what = KINDS[kind]?.[language] ?? ''
  if (language === 'ja') return `${nation?.name.ja ?? ''}${KATAKANA.test(name) ? '軍' : ''}${name}${what}`
  return [nation?.adjective ?? '', name, what].filter(Boolean).join(' ')
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
/** "August 1914" */
export const monthTitle = (month: number, language: Language): string =>
  language === 'ja'
    ? `${yearOf(month)}年${monthOfYear(month)}月`
    : `${MONTHS[monthOfYear(month) - 1] ?? ''} ${yearOf(month)}`

type Naming = (fact: Fact | undefined) => string
/** How a language names the numbers in facts and events. */
export interface Namer {
  readonly place: Naming
  readonly unit: Naming
  readonly units: Naming
  readonly nation: Naming
  readonly nations: Naming
  readonly month: Naming
}

/** `list` joins names as the language does: "A, B and C". */
export function namer(language: Language, list: (names: readonly string[]) => string): Namer {
  const one =
    (name: (n: number, language: Language) => string): Naming =>
    (fact) =>
      typeof fact === 'number' ? name(fact, language) : '?'
  const many =
    (name: (n: number, language: Language) => string): Naming =>
    (fact) =>
      Array.isArray(fact) ? list(fact.map((each) => name(Number(each), language))) : '?'
  return {
    place: one(placeName),
    unit: one(unitName),
    units: many(unitName),
    nation: one(nationName),
    nations: many(nationName),
    month: one(monthTitle),
  }
}
