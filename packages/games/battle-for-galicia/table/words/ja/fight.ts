/** The panel of a fight, in Japanese, in the terms of the rulebook. */
import type { fight as fightInEnglish } from '../en/fight.ts'
import { hexes, steps, vp } from './count.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** artillery that fires across a river or ridge counts half */
const value = (av: number, full: number): string => (av === full ? `${av}` : `${av}（半減前${full}）`)

const odds = (ratio: string): string => ratio.replace(':', '対')

export const fight: typeof fightInEnglish = {
  title: (place) => (place === undefined ? '攻撃目標' : `${place}への攻撃`),
  stages: ['戦闘比', 'コラム・シフト', '攻撃の解決', '規模', '損失'],
  stage: (n, name) => `第${n}段階（全5段階）・${name}`,
  attack: '攻撃',
  defense: '防御',
  hidden:
    'カウンター記載の値です。敵のCEと補給状態はサイコロを振るときに公開され、こちらに不利になることはありません。',
  topOnly: '見えているのは最上部のユニットだけです。下のユニットも戦いますが、計算に含めていません。',
  assumed:
    '見えない敵ユニットは計算に含めず、見えている敵ユニットはCEの減少がなく補給下にあるものとして計算しています。',
  corpsAndOther: (corps) => `第${corps}軍団と他の1ユニット：共に戦える`,
  corpsAlone: (corps) => `第${corps}軍団のみ：共に戦える`,
  pair: '2ユニット：共に戦える',
  cavalry: '騎兵は歩兵と共に戦わない',
  leftOut: (names) => `共に戦えない：${names}`,
  exactly: (attack, defense, ratio) => `${attack}：${defense}＝${odds(ratio)}`,
  rounded: (attack, defense, quotient, ratio) =>
    `${attack}：${defense}＝${quotient}、端数切り捨てで${odds(ratio)}`,
  notHalved: '河川・尾根越えなし：半減なし',
  halved: (name, by, from, to) => `${name}は${by}越えで半減：${from} → ${to}`,
  byRiver: '河川',
  byRidge: '尾根',
  marked: (name, ceLost, supply) =>
    `${name}：${[...(ceLost > 0 ? [`CE −${ceLost}`] : []), ...(supply > 0 ? [`補給−${supply}`] : [])].join('、')}`,
  flank: (n) => `側面攻撃：6ヘクス中${n}ヘクスを覆う`,
  noFlank: (n) => `側面攻撃なし：6ヘクス中${n}ヘクスのみ（5ヘクス必要）`,
  fortress: 'プシェミシル要塞に隣接',
  right: (n) => `右へ${n}`,
  left: (n) => `左へ${n}`,
  large: (n) => `大規模戦闘：${steps(n)}`,
  small: (n) => `小規模戦闘：${steps(n)}`,
  smallSoFar: (n) => `見えている${steps(n)}では小規模戦闘（下のユニットにより大規模もありうる）`,
  barred: '1対3未満のため、攻撃は成立しません。',
  modifiers: '損失判定の修正（+は損失増）',
  heads: { you: '自軍', they: '敵軍', attacker: '攻撃側', defender: '防御側' },
  yourArtillery: (av, full) => `敵に対する自軍の砲兵値${value(av, full)}`,
  theirArtillery: (av, full) => `自軍に対する敵の砲兵値${value(av, full)}`,
  attackerArtillery: (av, full) => `攻撃側の砲兵値${value(av, full)}`,
  defenderArtillery: (av, full) => `防御側の砲兵値${value(av, full)}`,
  flanked: '側面攻撃を受ける',
  excess: '4対1を超える戦闘比',
  fromResult: '戦闘結果による',
  eachHex: '退却1ヘクスにつき',
  theyRetreat: '敵の退却',
  youRetreat: '自軍の退却',
  sideRetreats: ['A-H軍の退却', 'ロシア軍の退却'],
  theirLosses: '敵の損失',
  yourLosses: '自軍の損失',
  sideLosses: ['A-H軍の損失', 'ロシア軍の損失'],
  inHexes: 'ヘクス',
  inCe: 'CE',
  retreats: {
    attacker: (defender, attacker) => `100回のうち、敵の退却は${defender}回、自軍の退却は${attacker}回です。`,
    defender: (defender, attacker) => `100回のうち、自軍の退却は${defender}回、敵の退却は${attacker}回です。`,
    onlooker: (defender, attacker) =>
      `100回のうち、防御側の退却は${defender}回、攻撃側の退却は${attacker}回です。`,
  },
  topAlone: (chances) => `最上部のユニットだけが相手なら、${chances}下にユニットがいるほど不利になります。`,
  scores: (score) =>
    score > 0 ? `結果にかかわらず攻撃で${vp(score)}を得ます。` : 'この攻撃でVPは得られません。',
  scoresByInfantry: (score) =>
    `歩兵による攻撃なら結果にかかわらず${vp(score)}、騎兵だけの攻撃ならVPは得られません。`,
  between: '',
  rolled: (faces, total, column) => `${odds(column)}コラム、サイの目${faces.join('+')}=${total}`,
  reading: (cell, attackers, defenders) => `結果は${cell}：攻撃側は${attackers}、防御側は${defenders}。`,
  effect: (modifier, retreat) =>
    [
      ...(retreat > 0 ? [`${hexes(retreat)}退却`] : []),
      ...(modifier === 0 ? [] : [`損失判定${signed(modifier)}`]),
    ].join('・') || '損失判定は修正なし',
  drm: {
    crt: '戦闘結果',
    artillery: '相手側の砲兵値',
    flank: '側面攻撃を受ける',
    retreat: '退却したヘクス数',
    'failed-retreat': '退却優先度・義務の未達',
    ratio: '4対1を超える戦闘比',
  },
  die: 'サイの目',
  modified: '修正後',
  reductions: (isLarge) => `CE減少（${isLarge ? '大規模' : '小規模'}戦闘）`,
  state: (at, left, full, ce) => `${at}・${left}／${steps(full)}・${ce}`,
  suggested: 'まだ選ばれていません。表示は最も強い組み合わせです。',
  optional: '参加は任意です。拘置したユニットは戦闘・損失・戦闘後前進に加わりません。',
  mustFight: '最低1ユニットは攻撃に参加します。',
  mayJoin: '参加可能',
  kept: '拘置',
  has: '攻撃済み',
  weak: (strength) => `攻撃戦力${strength < 0 ? `−${-strength}` : strength}`,
  defenceless: '防御戦力なし',
  chooseDefenders:
    '共に戦えるユニットは全て防御に参加します。組み合わせを選んでください。残りは拘置されます。',
  mixed: '騎兵と歩兵は共に戦えない',
  limit: '指揮制限（1個軍団と他の1ユニット、または2ユニット）を超える',
  now: {
    retreat: (army) => `${army}が退却路を選びます。`,
    advance: (army) => `${army}は戦闘後前進ができます。`,
    'take-loss': (army) => `${army}が次のCE減少を受けるユニットを選びます。`,
    'retreat-first': (army) => `${army}が先に退却するヘクスを選びます。`,
    accompany: (army) => `${army}が共に退却する拘置ユニットを選びます。`,
    'run-on': (army) => `${army}がさらに退却するユニットを選びます。`,
    other: (army) => `${army}の決定を待っています。`,
  },
}
