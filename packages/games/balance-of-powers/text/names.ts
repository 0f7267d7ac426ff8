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

/** of one nation and kind: its name, what kind of unit, and the labels */
interface Group {
  readonly nation: string
  readonly what: string
  readonly labels: string[]
}

function groupsOf(units: readonly number[], language: Language): Group[] {
  const groups = new Map<string, Group>()
  for (const u of units) {
    const { kind, label, nation: id } = unitData(u)
    const what = KINDS[kind]?.[language]
    const nation = NATION_DATA[nationOf(u)]
    const key = what === undefined ? String(u) : `${id} ${what}`
    const known = groups.get(key)
    if (known) known.labels.push(labelOf(label, language))
    else
      groups.set(
        key,
        what === undefined
          ? { nation: '', what: '', labels: [unitName(u, language)] }
          : {
              nation: (language === 'ja' ? nation?.name.ja : nation?.adjective) ?? '',
              what,
              labels: [labelOf(label, language)],
            },
      )
  }
  return [...groups.values()]
}

/** "German II, III and IX Corps and Kluck": what they have in common is said once */
export function unitsName(
  units: readonly number[],
  language: Language,
  list: (names: readonly string[]) => string,
): string {
  const groups = groupsOf(units, language).map(({ nation, what, labels }) =>
    language === 'ja'
      ? `${nation}${labels.join('・')}${what}`
      : [nation, list(labels), what].filter(Boolean).join(' '),
  )
  return list(groups)
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
    units: (fact) => (Array.isArray(fact) ? unitsName(fact.map(Number), language, list) : '?'),
    nation: one(nationName),
    nations: many(nationName),
    month: one(monthTitle),
  }
}
