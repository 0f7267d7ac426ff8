import type { Language } from '@sandtable/kernel'
import type { GROUND } from '../terrain.ts'

export type GroundName = keyof typeof GROUND

export interface TerminalWords {
  readonly legend: string
  readonly overview: string
  readonly ground: Readonly<Record<GroundName, string>>
  readonly closed: string
  readonly boxed: string
  readonly fortress: (level: number) => string
  readonly capital: Readonly<Record<'major' | 'minor' | 'province', string>>
  readonly star: Readonly<Record<'red' | 'red-1805' | 'gold', string>>
  readonly port: (zone: string) => string
  readonly shipyard: string
  readonly trade: (points: number) => string
  readonly province: (name: string, owner: string) => string
  readonly river: (name: string, to: string) => string
  readonly bridge: (name: string, to: string) => string
  readonly pass: (to: string) => string
  readonly strait: (to: string) => string
  readonly barred: (to: string) => string
  readonly comma: string
  readonly colon: string
}

const en: TerminalWords = {
  legend:
    '1 2 3 fortress, * major or victory city, o city, ^ mountain, ) pass, f forest, m marsh, d desert, ~ sea; #7: choice 7; = river, + bridge beneath the number',
  overview:
    'Rows are numbered on the left, columns rise from left to right. 1 2 3 fortress, * major or victory city, o city; map <hex> shows more.',
  ground: {
    sea: 'sea',
    lake: 'lake',
    clear: 'clear',
    forest: 'forest',
    marsh: 'marsh',
    mountain: 'mountain',
    pass: 'mountain pass',
    desert: 'desert',
  },
  closed: 'closed',
  boxed: 'part of an off-map box',
  fortress: (level) => `fortress of level ${level}`,
  capital: { major: 'capital', minor: 'capital', province: 'provincial capital' },
  star: { red: 'major city', 'red-1805': 'major city from 1805', gold: 'victory city' },
  port: (zone) => `port on the ${zone}`,
  shipyard: 'shipyard',
  trade: (points) => `trade ${points}`,
  province: (name, owner) => (name === owner ? name : `${name} (${owner} in 1792)`),
  river: (name, to) => `${name} to ${to}`,
  bridge: (name, to) => `${name} to ${to} (bridge)`,
  pass: (to) => `pass route to ${to}`,
  strait: (to) => `strait to ${to}`,
  barred: (to) => `no way to ${to}`,
  comma: ', ',
  colon: ': ',
}

const ja: TerminalWords = {
  legend:
    '1 2 3 要塞、* 主要都市・得点都市、o 都市、^ 山岳、) 山道、f 森林、m 沼沢地、d 砂漠、~ 海。#7：選択肢7。番号の下の = は河川、+ は橋梁',
  overview:
    '左端は行番号、列番号は左から右へ増加。1 2 3 要塞、* 主要都市・得点都市、o 都市。map <ヘクス> で拡大表示。',
  ground: {
    sea: '海',
    lake: '湖',
    clear: '平地',
    forest: '森林',
    marsh: '沼沢地',
    mountain: '山岳',
    pass: '山道',
    desert: '砂漠',
  },
  closed: '進入不可',
  boxed: 'オフマップボックスの一部',
  fortress: (level) => `レベル${level}要塞`,
  capital: { major: '首都', minor: '首都', province: '州都' },
  star: { red: '主要都市', 'red-1805': '主要都市（1805年以降）', gold: '得点都市' },
  port: (zone) => `港湾（${zone}）`,
  shipyard: '造船所',
  trade: (points) => `貿易${points}`,
  province: (name, owner) => (name === owner ? name : `${name}（1792年は${owner}領）`),
  river: (name, to) => `${to}との間に${name}`,
  bridge: (name, to) => `${to}との間に${name}（橋梁）`,
  pass: (to) => `${to}への山道`,
  strait: (to) => `${to}との間に海峡`,
  barred: (to) => `${to}へは通行不可`,
  comma: '、',
  colon: '：',
}

const WORDS: Readonly<Record<Language, TerminalWords>> = { en, ja }

export const wordsOf = (language: Language): TerminalWords => WORDS[language]
