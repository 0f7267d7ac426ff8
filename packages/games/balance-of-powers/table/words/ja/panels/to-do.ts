/** What is left before something ends, in Japanese. */
import type { toDo as en } from '../../en/panels/to-do.ts'

export const toDo: typeof en = {
  unmoved: (corps, places) => `未移動の機動軍団${corps}個（${places}か所）`,
  nobodyMoved: 'このハーフではどの部隊も移動・攻撃・塹壕掘削をしていません。',
  unsupplied: (n) => `非補給の軍団${n}個`,
  supplied: '全軍団が補給下',
  unsuppliedWarning: (n, places) => `${places}の${n}個軍団は非補給です。半月の終わりに失うおそれがあります。`,
  gaps: (n) => `戦線の隙間${n}か所`,
  noGaps: '戦線に隙間なし',
  gapsWarning: (places) => `${places}で戦線が開いています。`,
  chips: (n) => `守備のない交渉材料${n}か所`,
  chipsWarning: (places) => `敵は${places}に無抵抗で進入できます。`,
  schlieffen: (done, all) => `シュリーフェン計画：ベルギーに${done}／${all}個軍団`,
  liege: (isDone) => `シュリーフェン計画：リエージュ${isDone ? '攻撃済み' : '未攻撃'}`,
  schlieffenWarning: (left) => `8月末までにドイツ軍あと${left}個軍団がベルギーに入らなければ敗北します。`,
  liegeWarning: '8月末までにリエージュを攻撃するか進入しなければ敗北します。',
  plan17: (done, all) => `17号計画：国境を越えた軍団${done}／${all}`,
  plan17Warning: (left) =>
    `この手番中にフランス軍あと${left}個軍団がドイツかルクセンブルクに進入または攻撃しなければ、4個軍団を失います。`,
  belgium: 'シュリーフェン計画：ベルギーは中立のまま',
  belgiumWarning:
    '今中立を侵犯しなければ今月はベルギーに入れません。ドイツの計画は8月中に9個軍団の進入を求めます。',
  twoRaids: (isDone) => `17号計画：国境の先の異なる2ヘクス${isDone ? '（達成）' : ''}`,
  twoRaidsWarning:
    'この手番中にフランス軍が国境の先の異なる2ヘクスに進入または攻撃しなければ、4個軍団を失います。',
  reroll: '振り直しが未使用',
  fighters: (n) => `地上の戦闘機${n}個`,
  places: (names, more) => (more > 0 ? `${names}ほか${more}か所` : names),
}
