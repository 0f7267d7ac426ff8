/** A place in words and numbers, in Japanese, in the terms of the rulebook. */
import type { report as reportInEnglish } from '../en/report.ts'
import { hexes, vp } from './count.ts'

export const report: typeof reportInEnglish = {
  terrain: '地形',
  tem: (tem) => (tem === 0 ? '戦闘修整なし' : `攻撃側のサイの目+${tem}`),
  railway: '鉄道線',
  port: '港',
  control: '支配',
  controlled: (army) => army,
  wasOf: (army) => `開始時は${army}`,
  byCavalry: '騎兵支配',
  contested: '交戦中',
  victory: '勝利',
  paris: (points) => `ドイツ軍が補給下で支配する間${vp(points)}`,
  trier: '連合軍が支配すると即時勝利',
  plan17: (isDouble, isScored) =>
    isScored
      ? '17号計画VPヘクス（得点済み）'
      : `17号計画VPヘクス：連合軍が補給下で占領するとVPマーカー${isDouble ? '（2倍）' : ''}`,
  germanVp: (isDouble) => `ドイツ軍VPヘクス${isDouble ? '（2倍）' : ''}`,
  marker: (points) => `VPマーカー${vp(points)}`,
  trench: '塹壕',
  trenchLevel: (level) => `レベル${level}：攻撃側のサイの目+${level}、退却は強制されない`,
  supply: (nation) => `補給（${nation}）`,
  noSupply: '補給源への補給線なし',
  atSource: '補給源',
  line: (source, n, first) => `${first}経由で${source}まで${hexes(n)}`,
  source: '補給源',
  sourceOf: (names) => names,
  stacking: (army) => `スタック（${army}）`,
  weight: (corps, most, infantry, mostInfantry) =>
    `${corps}／${most}個軍団、歩兵${infantry}／${mostInfantry}`,
  hexsides: 'ヘクスサイド',
  slow: (ids) => `${ids.join('・')}との間は+1 MP`,
  impassable: (ids) => `${ids.join('・')}との間は通行不可能`,
  blocked: (army, from, to) => `${from}から${to}へのヘクスサイドを${army}が封鎖`,
  rule: '特別',
  schlieffen: (turn) =>
    `シュリーフェン計画ヘクス：連合軍がいない限り、ドイツ軍戦闘ユニットは第${turn}ターンまで進入不可`,
  schlieffenOpen: 'シュリーフェン計画ヘクス（ドイツ軍も進入可）',
  danger: 'パリ隣接：補給下のドイツ軍がここか隣接ヘクスに来ると「パリは危機に在り」',
  dangerPast: (turn) => `パリ隣接（「パリは危機に在り」は第${turn}ターンに発生）`,
  vosges: 'ヴォージュ山脈：退却は強制されない。歩兵3個軍団と1個師団まで',
  siege: '攻囲下の要塞：管理フェイズに降服判定',
  strength: (army) => `防御力（${army}）`,
}
