import type { Language } from '@sandtable/kernel'

interface BattleForGaliciaWords {
  readonly legend: string
  readonly overview: string
  readonly terrain: Readonly<Record<string, string>>
  readonly railway: string
  readonly victoryTown: string
  readonly fortress: string
  readonly nobody: string
  readonly others: string
  readonly mp: string
  readonly supply: Readonly<Record<string, string>>
  readonly points: string
}

const en: BattleForGaliciaWords = {
  legend:
    'A2 9-10: units, attack-defence, + more beneath; #7: choice 7; f forest, m marsh, o town, * victory town, % fortress; ~ river, = bridge, ^ ridge',
  overview:
    'Rows are numbered on the left, columns rise from right to left. A2: two units, R+: more beneath; unit 5-5-4/4: attack-defence-artillery/MPs; map <hex> shows more.',
  terrain: { clear: 'clear', forest: 'forest', marsh: 'marsh' },
  railway: 'railway',
  victoryTown: 'victory town',
  fortress: 'fortress',
  nobody: 'No unit to be seen there.',
  others: 'others beneath',
  mp: 'MP',
  supply: { low: 'low supply', out: 'out of supply' },
  points: 'VP',
}

const ja: BattleForGaliciaWords = {
  legend:
    'A2 9-10：ユニット数と攻撃-防御（+は下に他あり）、#7：選択肢7、f 森、m 湿地、o 町、* 得点都市、% 要塞、~ 河川、= 橋、^ 尾根',
  overview:
    '左端は行番号、列番号は右から左へ増加。A2：2ユニット、R+：下に他あり、5-5-4/4：攻撃-防御-砲兵/移動力。map <ヘクス> で拡大表示。',
  terrain: { clear: '平地', forest: '森', marsh: '湿地' },
  railway: '鉄道',
  victoryTown: '得点都市',
  fortress: '要塞',
  nobody: '見えるユニットはありません。',
  others: '下に他のユニットあり',
  mp: 'MP',
  supply: { low: '低補給', out: '非補給下' },
  points: 'VP',
}

const WORDS: Readonly<Record<Language, BattleForGaliciaWords>> = { en, ja }

export const battleForGaliciaWords = (language: Language): BattleForGaliciaWords => WORDS[language]
