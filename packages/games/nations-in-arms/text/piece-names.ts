/** How units, support units, armies and leaders are called in each language. */
import type { Language, Text } from '@sandtable/kernel'
import type { UnitType } from '../data/types-pieces.ts'
import { nationData } from '../nations.ts'
import {
  armyData,
  isArmy,
  isEngineer,
  isLeader,
  isSupport,
  isUnit,
  leaderData,
  nationOf,
  unitData,
} from '../pieces.ts'

const TYPES: Readonly<Record<UnitType, Text>> = {
  infantry: { en: 'Corps', ja: '軍団' },
  detachment: { en: 'Detachment', ja: '分遣隊' },
  reserve: { en: 'Reserve Corps', ja: '予備軍団' },
  grenadier: { en: 'Grenadiers', ja: '擲弾兵軍団' },
  guard: { en: 'Guard', ja: '近衛軍団' },
  guards: { en: 'Guards', ja: '近衛軍団' },
  'old-guard': { en: 'Old Guard', ja: '老親衛隊' },
  'young-guard': { en: 'Young Guard', ja: '若年親衛隊' },
  militia: { en: 'Militia', ja: '民兵' },
  frontaliers: { en: 'Border Corps', ja: '国境軍団' },
  feudal: { en: 'Feudal Corps', ja: '封建軍団' },
  janissaries: { en: 'Janissaries', ja: 'イエニチェリ' },
  regulars: { en: 'Nizam-i Cedid', ja: 'ニザーム・ジェディード' },
  guerrilla: { en: 'Guerrillas', ja: 'ゲリラ' },
  cavalry: { en: 'Cavalry Corps', ja: '軽騎兵軍団' },
  cuirassier: { en: 'Cuirassiers', ja: '重騎兵軍団' },
  'guard-cavalry': { en: 'Guard Cavalry', ja: '親衛騎兵軍団' },
  cossack: { en: 'Cossacks', ja: 'コサック' },
}

const ROMAN = /^[IVX]+$/
/** the number that tells a unit from others of its type, or the name of guerrillas and feudal corps; often nothing */
function mark(label: string, type: UnitType): string {
  const number = label.split('-').find((part) => ROMAN.test(part) || /^d?\d+$/.test(part))
  if (number !== undefined) return number.replace('d', '')
  return type === 'guerrilla' || type === 'feudal' ? label : ''
}

/** "France III Corps", "Austria Cuirassiers 1" */
function unitName(u: number, language: Language): string {
  const { label, type } = unitData(u)
  const what = TYPES[type][language]
  const which = mark(label, type)
  const nation = nationData(nationOf(u)).name[language]
  if (language === 'ja') return `${nation}${/^([IVX]+|\d+)$/.test(which) ? `第${which}` : which}${what}`
  const parts = ROMAN.test(which) ? [nation, which, what] : [nation, what, which]
  return parts.filter(Boolean).join(' ')
}

const ENGINEER: Text = { en: 'Engineers', ja: '工兵' }
const SUPPLY: Text = { en: 'Supply', ja: '補給部隊' }

export function pieceName(p: number, language: Language): string {
  if (isLeader(p)) return leaderData(p).name[language]
  if (isUnit(p)) return unitName(p, language)
  if (!isArmy(p) && !isSupport(p)) return '–'
  const nation = nationData(nationOf(p)).name[language]
  const what = isArmy(p) ? armyData(p).name : isEngineer(p) ? ENGINEER : SUPPLY
  return language === 'ja' ? `${nation}${what.ja}` : `${nation} ${what.en}`
}
