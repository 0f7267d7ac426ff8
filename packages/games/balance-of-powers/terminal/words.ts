import type { Language } from '@sandtable/kernel'
import type { GROUND } from '../places.ts'

export type GroundName = keyof typeof GROUND

export interface TerminalWords {
  readonly legend: string
  readonly overview: string
  readonly score: string
  readonly ground: Readonly<Record<GroundName, string>>
  readonly sea: string
  readonly rail: string
  readonly red: string
  readonly black: string
  readonly reduced: string
  readonly ruin: string
  readonly chip: string
  readonly of: (nation: string) => string
  readonly nobody: string
  readonly trench: string
  readonly spent: (mp: number) => string
  readonly gap: string
  readonly comma: string
  readonly colon: string
}

const en: TerminalWords = {
  legend:
    'C4 9 t2: side, corps, their effectiveness, corps in trenches; #7: choice 7; % fortress, * bargaining chip, o town, ^ mountain, f forest, m marsh, ~ sea',
  overview:
    'Rows are numbered on the left, columns rise from left to right. C4: four corps of the Central Powers, E: of the Entente; % fortress, * bargaining chip, o town; map <hex> shows more.',
  score: 'Count of the scenario',
  ground: {
    clear: 'clear',
    mountain: 'mountain',
    desert: 'desert',
    marsh: 'marsh',
    forest: 'forest',
    jungle: 'jungle',
  },
  sea: 'sea',
  rail: 'railway',
  red: 'red fortress',
  black: 'black fortress',
  reduced: 'reduced',
  ruin: 'in ruins',
  chip: 'bargaining chip',
  of: (nation) => `controlled by ${nation}`,
  nobody: 'Nobody is there.',
  trench: 'in trenches',
  spent: (mp) => `${mp} MP spent`,
  gap: ', ',
  comma: ', ',
  colon: ': ',
}

const ja: TerminalWords = {
  legend:
    'C4 9 t2：陣営、軍団数、戦闘力の合計、塹壕モードの軍団数。#7：選択肢7。% 要塞、* 交渉材料、o 都市、^ 山、f 森、m 沼地、~ 海',
  overview:
    '左端は行番号、列番号は左から右へ増加。C4：中央同盟国の4個軍団、E：協商国。% 要塞、* 交渉材料、o 都市。map <ヘクス> で拡大表示。',
  score: 'シナリオの得点',
  ground: {
    clear: '平地',
    mountain: '山',
    desert: '砂漠',
    marsh: '沼地',
    forest: '森',
    jungle: 'ジャングル',
  },
  sea: '海',
  rail: '鉄道',
  red: '赤の要塞',
  black: '黒の要塞',
  reduced: '減少',
  ruin: '破壊',
  chip: '交渉材料',
  of: (nation) => `${nation}が支配`,
  nobody: 'ユニットはいません。',
  trench: '塹壕モード',
  spent: (mp) => `${mp} MP使用済み`,
  gap: '・',
  comma: '、',
  colon: '：',
}

const WORDS: Readonly<Record<Language, TerminalWords>> = { en, ja }

export const wordsOf = (language: Language): TerminalWords => WORDS[language]
