/** Japanese sentences of combat. */
import { cardNamed } from '../../cards.ts'
import type { CombatEvents } from '../../events/combat.ts'
import type { Cause, Modifier } from '../../events/parts.ts'
import { NO_SIDE } from '../../sides.ts'
import type * as keys from '../keys/combat.ts'
import type { Part } from '../shape.ts'
import { card, piece, pieces, player, signed, space, spaces } from './words.ts'

const REASONS: Readonly<Record<string, string>> = {
  terrain: '山岳',
  water: '水障害越え',
  weather: '悪天候',
  trench: '塹壕',
  cavalry: '騎兵',
  mountain: '山岳歩兵',
  hq: 'HQ',
  artillery: '重砲兵',
  road: '道路・混合軌鉄道のみ',
  flank: '敵に接していない攻撃スペース',
}
function reason(what: string): string {
  const c = cardNamed(what)
  return REASONS[what] ?? (c === undefined ? what : card(c))
}
const listed = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ what, by }) => `${reason(what)}${signed(by)}`).join('、')
const noted = (modifiers: readonly Modifier[]): string =>
  modifiers.length === 0 ? '' : `（${listed(modifiers)}）`

const CAUSES: Readonly<Record<Cause, string>> = {
  combat: '戦闘',
  retreat: '退却',
  stand: '退却停止',
  'no-retreat': '退却不能',
  overstacked: '超過スタック',
  attrition: '損耗',
  withdrawal: '撤退',
  event: 'イヴェント',
  revolution: '革命',
  collapse: '崩壊',
  alone: '孤立',
}
const TABLES = { heavy: '重射撃表', light: '軽射撃表' } as const
/** 「ヤロスラウを経てタルヌフへ」 */
const onWay = (path: readonly number[]): string =>
  `${path.length > 1 ? `${spaces(path.slice(0, -1))}を経て` : ''}${space(path.at(-1))}へ`
const HOWS = { terrain: '地形', trench: '塹壕', port: '港湾', hq: 'HQ', card: '戦闘カード' } as const

export const combat: Part<typeof keys, keys.Procedure, keyof CombatEvents> = {
  prompts: {
    attack: () => '攻撃するスペースを選んでください。',
    attackers: (f) =>
      `${space(f.space)}を攻撃するユニットを選んでください（現在の戦闘戦力${String(f.strength)}）。`,
    flank: (f) =>
      `${space(f.space)}への側面攻撃を告知しますか？ 告知するなら拘束スペースを指定してください。`,
    defenders: (f) =>
      `${space(f.space)}で防御するユニットを選んでください（あと${String(f.left)}ユニット）。`,
    'combat-cards': (f) =>
      f.attacker === 1
        ? `${space(f.space)}への攻撃で戦闘カードをプレイしますか？`
        : `${space(f.space)}の防御で戦闘カードをプレイしますか？`,
    'forced-march-where': (f) => `${piece(f.piece)}はどの攻撃スペースに駆けつけますか？`,
    'forced-march': (f) => `${space(f.space)}の戦闘に駆けつけるLCUを選んでください。`,
    rearguard: (f) => `${space(f.space)}に後衛として残るユニットを選んでください。`,
    absorb: (f) => `${space(f.space)}の損害（残り${String(f.left)}）を吸収するユニットを選んでください。`,
    'replace-lcu': (f) => `${space(f.space)}の${piece(f.piece)}と置き換えるSCUを選んでください。`,
    'pay-step': (f) => `「${card(f.card)}」：${space(f.space)}で1ステップを失うユニットを選んでください。`,
    stand: (f) =>
      `${space(f.space)}の防御側は${String(f.spaces)}スペース退却しなければなりません。退却を減らしますか？`,
    'region-retreat': (f) => `${piece(f.piece)}は${space(f.space)}から退却しますか？`,
    retreat: (f) => `${space(f.space)}から先に退却するユニットを選んでください。`,
    'retreat-where': (f) => `${space(f.space)}の${piece(f.piece)}の退却先を選んでください。`,
    'support-where': (f) => `${space(f.space)}の${piece(f.piece)}が付いていく先を選んでください。`,
    advance: (f) =>
      `${space(f.space)}へ戦闘後前進するユニットを選んでください（あと${String(f.left)}ユニットまで）。`,
    'advance-on': (f) => `${space(f.space)}の${piece(f.piece)}はさらに前進しますか？`,
  },
  refusals: {
    'nothing-to-attack': (f) => `${space(f.space)}には攻撃する相手がいません。`,
    'attacked-already': (f) => `${space(f.space)}はこのアクション・ラウンドにすでに攻撃されています。`,
    'only-retreated-units': (f) => `${space(f.space)}にはこのラウンドに退却したユニットしかいません。`,
    'besieged-fort': (f) => `攻囲下の${space(f.space)}の要塞は、そのスペース内のユニットだけが攻撃できます。`,
    'neutral-there': (f) => `${space(f.space)}は中立国内なので攻撃できません。`,
    'nobody-to-attack': (f) => `${space(f.space)}を攻撃できる活性化ユニットがいません。`,
    'no-attack-order': (f) => `${piece(f.piece)}は攻撃のために活性化されていません。`,
    'cannot-attack-there': (f) => `${piece(f.piece)}は${space(f.space)}に連結していません。`,
    'allied-supply-only': (f) =>
      `${piece(f.piece)}は同盟国の補給源にしか補給線をたどれないので攻撃できません。`,
    'has-attacked': (f) => `${piece(f.piece)}はこのラウンドにすでに攻撃しました。`,
    'no-strength': (f) => `${piece(f.piece)}の戦闘値は0なので、単独では攻撃できません。`,
    'nations-apart': (f) =>
      `${piece(f.piece)}は参加できません。攻撃するすべての国家のユニットを含むスタックが必要です。`,
    'supply-apart': (f) =>
      `${piece(f.piece)}は参加できません。非補給下のユニットは補給下のユニットと共に攻撃できません。`,
    'joint-attack-banned': (f) =>
      `${piece(f.piece)}は参加できません。今はこれらの国家が共同で攻撃できません。`,
    'needed-for-siege': (f) => `${piece(f.piece)}は${space(f.space)}の攻囲に必要です。`,
    'left-out-of-activation': (f) => `${piece(f.piece)}はこの活性化から除かれています。`,
    'support-without-troops': (f) =>
      `${piece(f.piece)}は、同じスペースの攻撃ユニットと共にのみ参加できます。`,
    'one-space-only': (f) => `${space(f.space)}への側面攻撃には、複数のスペースからの攻撃が必要です。`,
    'no-lcu-to-flank': () => '側面攻撃にはLCUが必要です。',
    'flank-across-water': (f) =>
      `${space(f.space)}への攻撃はすべて水障害を越えるので、側面攻撃はできません。`,
    'flank-terrain': (f) => `${space(f.space)}は山岳または湿地なので、側面攻撃はできません。`,
    'flank-trench': (f) => `${space(f.space)}には塹壕があるので、側面攻撃はできません。`,
    'flank-region': () => '地方内のユニットに対して側面攻撃はできません。',
    'flank-out-of-supply': () => '非補給下のユニットは側面攻撃ができません。',
    'flank-uprising': () => '蜂起ユニットに対して側面攻撃はできません。',
    'flank-empty-fort': (f) => `${space(f.space)}の要塞を守るユニットがいないので、側面攻撃はできません。`,
    'condition-unmet': (f) => `「${card(f.card)}」の条件がこの戦闘では満たされていません。`,
    'cards-out-of-supply': () => '非補給下の攻撃側は戦闘カードを使用できません。',
    'cards-for-empty-fort': () => 'ユニットのいない要塞の防御に戦闘カードは使用できません。',
    'no-combat-card': (f) => `「${card(f.card)}」は戦闘カードではありません。`,
    'other-role': (f) => `「${card(f.card)}」はこの立場ではプレイできません。`,
    'lower-lf-first': (f) =>
      `${piece(f.piece)}の損失値は${String(f.lf)}です。先に損失値が最小（${String(f.least)}）の${pieces(f.pieces)}が損害を吸収します。`,
    'same-type-first': (f) => `${piece(f.piece)}はタイプが異なります。同じタイプのSCUが優先です。`,
    'last-unit': (f) =>
      `${piece(f.piece)}は最後のユニットなので、退却を止めるために撃破されることはできません。`,
    'not-here-to-stand': (f) => `${space(f.space)}ではステップ損失で退却を減らすことができません。`,
    'retreat-blocked': (f) => `${piece(f.piece)}は${space(f.space)}へ退却できません。`,
    'back-to-the-fight': (f) => `元の防御スペースである${space(f.space)}へ戻る退却はできません。`,
    'better-retreat': (f) => `${space(f.space)}より優先順位の高い退却先があります。`,
    'no-room-there': (f) => `${space(f.space)}に${piece(f.piece)}が入ると超過スタックになります。`,
    'not-among-attackers': (f) => `${piece(f.piece)}は外部からの攻撃に参加していません。`,
    'not-at-full-strength': (f) => `${piece(f.piece)}は完全戦力ではありません。`,
    'three-have-advanced': () => 'すでに3ユニットが前進しました。',
    'would-be-out-of-supply': (f) => `${piece(f.piece)}は${space(f.space)}で非補給下になります。`,
    'cannot-besiege': (f) => `${space(f.space)}の要塞を攻囲するのに十分なユニットが前進できません。`,
    'not-on-their-way': (f) => `防御ユニットは${space(f.space)}を通過していません。`,
    'enemy-unit': (f) => `${piece(f.piece)}は敵のユニットです。`,
    'not-in-combat': (f) => `${piece(f.piece)}は${space(f.space)}の戦闘に参加していません。`,
    'never-absorbs': (f) => `${piece(f.piece)}は損害を吸収しません。HQと重砲兵は対象外です。`,
    alike: (f) => `${piece(f.piece)}と${piece(f.other)}は同等です。${piece(f.other)}を選んでください。`,
    'has-joined': (f) => `${piece(f.piece)}はすでに攻撃に参加しています。`,
    'has-retreated': (f) => `${piece(f.piece)}はすでに退却しました。`,
    'need-not-retreat': (f) => `${piece(f.piece)}は${space(f.space)}から退却する必要がありません。`,
    'support-follows': (f) => `${piece(f.piece)}は、同じスペースのユニットの後に続きます。`,
    'where-its-troops-went': (f) =>
      `${piece(f.piece)}が付いていけるのは、同じスタックのユニットが向かった先だけです。${space(f.space)}にはいません。`,
    'nearest-with-room': (f) =>
      `${piece(f.piece)}は、スタックの余地がある最も近いスペースへ退却します。${space(f.space)}は該当しません。`,
    'stood-already': (f) => `${space(f.space)}からの退却は、すでにステップ損失で1スペース減らしています。`,
    'has-advanced': (f) => `${piece(f.piece)}はすでに前進しました。`,
    'stays-already': (f) => `${piece(f.piece)}はすでに後衛に選ばれています。`,
    'card-names-others': (f) => `${piece(f.piece)}は「${card(f.card)}」の対象ではありません。`,
    'only-an-scu-replaces': (f) =>
      `${piece(f.lcu)}と置き換えられるのはSCUだけです。${piece(f.piece)}はSCUではありません。`,
    'of-another-nation': (f) => `${piece(f.piece)}は${piece(f.lcu)}と国籍が異なるため、置き換えられません。`,
    'not-in-reserve': (f) => `${piece(f.piece)}は予備ボックスにありません。`,
    'no-attack-from-there': (f) => `${space(f.space)}からは${space(f.target)}を攻撃していません。`,
    'not-in-that-region': (f) => `${piece(f.piece)}は${space(f.space)}にいません。`,
    'defends-already': (f) => `${piece(f.piece)}はすでに防御に選ばれています。`,
    'troops-defend-first': (f) =>
      `${piece(f.piece)}は今は選べません。HQは防御ユニットに続き、重砲兵は防御に参加しません。`,
    'not-in-one-stack': (f) => `${piece(f.piece)}は、選んだユニットと合わせて1つのスタックになりません。`,
    'cannot-march-in': (f) =>
      `${piece(f.piece)}は${space(f.space)}の戦闘に駆けつけられません。隣接する完全戦力のLCUのうち、まだ行動しておらず、補給・スタック・攻囲に支障のないものだけです。`,
    'not-where-they-attack': (f) => `${piece(f.piece)}は${space(f.space)}からは戦闘に加われません。`,
  },
  verbs: {
    target: '攻撃',
    'target-uprising': '蜂起を鎮圧',
    join: '参加させる',
    favour: 'この戦闘でイヴェントを使う',
    engage: '攻撃開始',
    pin: '側面攻撃（拘束スペース）',
    'no-flank': '側面攻撃しない',
    defend: '防御に使う',
    'combat-card': '戦闘カードをプレイ',
    enough: '戦闘カードは終わり',
    'march-in': '駆けつける',
    'march-in-at': '駆けつけ先',
    stay: '残る',
    suffer: 'ステップ損失',
    stand: 'ステップ損失で踏みとどまる',
    'stand-all': '港湾で踏みとどまる（各1ステップ損失）',
    'hq-stand': 'HQで退却を減らす',
    'card-stand': 'カードで退却を減らす',
    'give-way': '退却する',
    'retreat-to': '退却先',
    remain: '地方内に留まる',
    retreat: '先に退却',
    'follow-to': '付いていく先',
    advance: '戦闘後前進',
    'advance-to': 'さらに前進',
  },
  procedures: {
    combat: '戦闘',
    'combat/flank': '側面攻撃の宣言',
    'combat/weather': '悪天候',
    'combat/attacker-cards': '攻撃側の戦闘カード',
    'combat/defender-cards': '防御側の戦闘カード',
    'combat/flank-roll': '側面攻撃の判定',
    'combat/fire': '射撃',
    'combat/fire-back': '応射',
    'combat/losses': '損失',
    'combat/absorb': '損失の適用',
    'combat/result': '戦闘の結果',
    retreat: '退却',
    'retreat/stand': '退却の無効化',
    'retreat/go': 'ユニットの退却',
    'combat/advance': '戦闘後前進',
    'combat/advancing': '戦闘後前進',
    declare: '攻撃の宣言',
    'retreat-unit': 'ユニットの退却',
  },
  events: {
    'attack-declared': (e) =>
      `${player(e.side)}が${spaces(e.from)}から${space(e.space)}を攻撃：${pieces(e.attackers)}。防御側：${e.defenders.length > 0 ? pieces(e.defenders) : ''}${e.fort ? `${e.defenders.length > 0 ? 'と' : ''}要塞` : ''}。`,
    'defenders-chosen': (e) => `${space(e.space)}では${pieces(e.pieces)}が防御する。`,
    'flank-announced': (e) => `${space(e.space)}への側面攻撃を告知（拘束スペースは${space(e.pin)}）。`,
    'weather-rolled': (e) =>
      `${space(e.space)}の悪天候チェック：${e.die}（第${e.round}ラウンド）、${e.bad ? '悪天候で左に1コラム・シフト' : '影響なし'}。`,
    'combat-card-played': (e) => `${player(e.side)}が${space(e.space)}の戦闘で「${card(e.card)}」をプレイ。`,
    'flank-rolled': (e) =>
      `${space(e.space)}への側面攻撃：${e.die}${noted(e.modifiers)}、${e.success ? '成功。攻撃側が先に射撃する' : '失敗。防御側が先に射撃する'}。`,
    fired: (e) =>
      `${space(e.space)}で${player(e.side)}が射撃：戦闘戦力${e.strength}、${TABLES[e.table]}${noted(e.shifts)}、サイの目${e.die}${noted(e.modifiers)}、損失ナンバー${e.ln}。`,
    'step-lost': (e) => `${space(e.space)}の${piece(e.piece)}が1ステップを失う（${CAUSES[e.cause]}）。`,
    'unit-destroyed': (e) => `${space(e.space)}の${piece(e.piece)}が撃破される（${CAUSES[e.cause]}）。`,
    'unit-eliminated': (e) => `${piece(e.piece)}が永久に除去される（${CAUSES[e.cause]}）。`,
    'lcu-replaced': (e) => `${space(e.space)}で${piece(e.by)}が${piece(e.piece)}と置き換わる。`,
    'uprising-crushed': (e) => `${space(e.space)}の蜂起が鎮圧される。`,
    'fort-destroyed': (e) =>
      e.cause === 'surrender' ? `${space(e.space)}の要塞が降伏。` : `${space(e.space)}の要塞が破壊される。`,
    'surrender-rolled': (e) =>
      `${space(e.space)}の降伏チェック：${e.die}（要塞のCF ${e.cf}）、${e.falls ? '降伏' : '持ちこたえる'}。`,
    'combat-ended': (e) =>
      `${space(e.space)}の戦闘：損失ナンバー${e.attackLn}対${e.defenceLn}、${e.winner === NO_SIDE ? '勝者なし' : `${player(e.winner)}の勝利`}。`,
    'hq-stepped': (e) =>
      e.up ? `${piece(e.piece)}が完全戦力に戻る。` : `${piece(e.piece)}が敗北により1ステップを失う。`,
    'artillery-spent': (e) =>
      e.left > 0 ? `${piece(e.piece)}を使用（あと1回）。` : `${piece(e.piece)}は2度目の使用で使い切られる。`,
    'retreat-ordered': (e) => `${space(e.space)}の防御側は${e.spaces}スペース退却しなければならない。`,
    'retreat-shortened': (e) => `${space(e.space)}からの退却が${HOWS[e.how]}により${e.by}スペース減る。`,
    retreated: (e) => `${piece(e.piece)}が${space(e.from)}から${onWay(e.path)}退却。`,
    'stayed-in-region': (e) => `${pieces(e.pieces)}は${space(e.space)}内で退却する。`,
    withdrew: (e) => `${pieces(e.pieces)}が戦闘前に${space(e.from)}から${space(e.to)}へ撤退。`,
    'marched-in': (e) => `${piece(e.piece)}が${space(e.from)}から${space(e.to)}の戦闘に駆けつける。`,
    advanced: (e) => `${pieces(e.pieces)}が${space(e.from)}から${space(e.to)}へ戦闘後前進。`,
  },
}
