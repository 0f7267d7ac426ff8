/** What there is to say about a place, in Japanese. */
import type { report as reportInEnglish } from '../en/report.ts'

export const report: typeof reportInEnglish = {
  terrain: '場所',
  control: '支配',
  victory: '勝利条件',
  fortress: '要塞',
  supply: '補給',
  stacking: 'スタック',
  marker: 'マーカー',
  hexsides: 'ヘクスサイド',
  byRail: '鉄道移動',
  railway: '鉄道',
  port: '港',
  badWeather: '悪天候',
  neutral: '中立',
  wasOf: (nation) => `1914年は${nation}領`,
  chip: '交渉材料',
  fortressIs: (nation, isRed, steps) =>
    steps === 0 ? `廃墟（${nation}）` : `${isRed ? '赤' : '黒'}、${steps}ステップ（${nation}）`,
  inSupply: (nation) => `${nation}：補給下`,
  outOfSupply: (nation) => `${nation}：非補給`,
  corps: (side, corps, most, leaders) =>
    `${side}：${corps}／${most}個軍団${leaders > 0 ? `、司令官${leaders}` : ''}`,
  signs: {
    canal: '運河',
    river: '川',
    alpinePass: '高山峠',
    mountainPass: '峠',
    redBar: '通行不可',
    allWater: '水面のみ',
    rail: '鉄道',
  },
  sideTo: (sign, places) => `${sign}：${places.join('、')}`,
}
