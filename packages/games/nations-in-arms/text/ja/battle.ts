/** Japanese sentences of battles. */
import type { Fact } from '@sandtable/kernel'
import type { BattleEvents } from '../../events/battle.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/battle.ts'
import type { Part } from '../shape.ts'
import { piece, pieces, space } from './words.ts'

const SIZES = ['小競り合い', '前哨戦', '決戦']
const ROLES = ['攻撃側', '防御側']
const roleOf = (role: Fact | undefined): string => ROLES[Number(role)] ?? ''
const ratio = (n: number): string => (n >= 0 ? `${n}：1` : `1：${-n}`)
const WHY: Readonly<Record<string, string>> = {
  annihilation: '敵が全滅',
  losses: '与えた損害が上回った',
  plus: '戦闘結果に＋がある',
  conceded: '相手が敗北を認めた',
  undecided: '2ラウンドで決着がつかず',
}
const FATES = ['無事', '負傷', '戦死']
const signed = (n: number): string => (n > 0 ? `＋${n}` : String(n))

export const battle: Part<Prompt, Refused, Verb, Procedure, keyof BattleEvents> = {
  prompts: {
    'bring-to-battle': (f) =>
      `${piece(f.piece)}が${pieces(f.units)}と${space(f.space)}に到着します。残す部隊を選んでください。`,
    'choose-lead-unit': (f) => `${space(f.space)}の野戦：突撃主導ユニットを指定してください。`,
    'choose-leader': (f) => `${space(f.space)}の野戦：死傷チェックを行う指揮官を選んでください。`,
    'choose-morale': (f) => `${space(f.space)}の野戦：総合モラルとする値を選んでください。`,
    'choose-subordinate': (f) =>
      `${space(f.space)}の野戦：作戦能力を使う副指揮官を選んでください（死傷チェックの対象になります）。`,
    concede: (f) =>
      `${space(f.space)}の野戦は決着がつきません。${f.round === 1 ? '留まって第2ラウンドを戦う' : '留まる'}か、敗北を認めますか。`,
    'march-to-guns': (f) => `${space(f.space)}の野戦：砲声下の行軍を試みる部隊を選んでください。`,
    pursued: (f) => `${space(f.space)}からの追撃：残り${String(f.left)}損害。`,
    retreat: (f) => `${space(f.space)}の${pieces(f.units)}の敗走先を選んでください。`,
    'retreat-on': (f) => `${pieces(f.units)}は${space(f.space)}まで敗走しました。もう1ヘクス進みますか。`,
    'take-loss': (f) =>
      `${space(f.space)}の野戦：あと${String(f.left)}ステップロス${f.mounted === 1 ? '（うち1は騎乗兵）' : ''}。`,
  },
  refusals: {
    'closed-neutral': (f) => `${space(f.space)}は中立国の領土です。`,
    'enemy-there': (f) => `${space(f.space)}には敵がいます。`,
    'farther-from-supply': (f) => `${space(f.space)}では補給源に近づきません。`,
    'fortress-bars': (f) => `${space(f.space)}の敵要塞は包囲されていません。`,
    'group-owed': (f) => `損失の半数はモラル${String(f.value)}のユニットから出します。`,
    'guns-heard': (f) => `${piece(f.piece)}の部隊はこのラウンドにすでに試みました。`,
    'infantry-owed': () => '騎乗兵の代わりに歩兵クラスから2ステップを失います。',
    'lead-unit-first': (f) => `最初の1ステップは突撃主導ユニットの${piece(f.piece)}から失います。`,
    'mounted-owed': () => '騎乗兵クラスから1ステップを失わなければなりません。',
    'must-go-back': (f) => `この部隊の最初の敗走先は元いた${space(f.space)}です。`,
    'no-commander-to-rally': () => '回復チェックはスタック全体の司令官だけが行えます。',
    'no-fortress-here': (f) => `${space(f.space)}に包囲されていない自ブロックの要塞はありません。`,
    'no-mp-to-rally': () => '回復チェックには3MPが必要です。',
    'no-mounted-loss': () => '騎乗兵の損失は求められていません。',
    'not-beside-battle': (f) => `${piece(f.piece)}は${space(f.space)}に隣接する部隊の司令官ではありません。`,
    'not-demoralized': () => 'このスタックは士気阻喪していません。',
    'not-in-battle': (f) => `${piece(f.piece)}は自軍としてこの野戦に参加していません。`,
    'not-lowest': (f) => `${piece(f.piece)}は階級値が最低でないか、軍司令官です。`,
    'not-subordinate': (f) => `${piece(f.piece)}はこの野戦の副指揮官ではありません。`,
    'not-to-divide': (f) =>
      `${piece(f.piece)}は別行動できません。軍司令官は軍に、最後のユニットは部隊に残ります。`,
    'other-way-first': (f) => `${space(f.space)}より先に、敵を避けられる敗走先を選びます。`,
    'rally-unsupplied': () => '補給切れの部隊は回復できません。',
    'their-contact-hex': (f) => `${space(f.space)}は敵の攻勢正面ヘクスです。`,
    'too-little-infantry': () => '代わりに失う歩兵クラスが2ステップありません。',
    'too-many-there': (f) => `全部は${space(f.space)}にスタックできません。残す部隊を選んでください。`,
  },
  verbs: {
    bring: '行軍する',
    concede: '敗北を認める',
    hear: '砲声下の行軍：',
    lead: '突撃主導：',
    lose: 'ステップロス：',
    morale: 'モラル',
    nobody: '指定しない',
    rally: '回復チェック',
    divide: '別行動：',
    retreat: '敗走先',
    'retreat-inside': '要塞内へ敗走',
    risk: '死傷チェック：',
    spare: '歩兵2ステップに代える',
    stand: '留まる',
    stay: 'ここで止まる',
    subordinate: '使用する',
    wall: '要塞ポイントを減らす',
  },
  procedures: {
    battle: '野戦',
    'battle/guns': '砲声下の行軍',
    'battle/bring': '合流',
    'battle/ready': '野戦規模と総合モラル',
    'battle/leads': '副指揮官・突撃主導ユニット',
    'battle/dice': 'ダイス',
    'battle/losses': 'ステップロス',
    'battle/leaders': '指揮官死傷チェック',
    'battle/verdict': '勝利判定',
    'battle/concede': '敗北を認めるか',
    'battle/morale': 'モラルチェック',
    'battle/retreat': '敗走',
    'battle/retreat-on': '敗走',
    'battle/pursuit': '騎兵追撃',
    'battle/withdraw': '敗走',
    'battle/destroyed': '壊滅',
    'battle/end': '野戦の終了',
  },
  events: {
    'battle-began': (e) =>
      `${space(e.space)}の野戦：${pieces(e.attackers)}が${pieces(e.defenders)}を攻撃した。`,
    'round-began': (e) => `${space(e.space)}の野戦、第${e.round}ラウンド。`,
    'guns-heard': (e) =>
      `${piece(e.piece)}の砲声下の行軍：${e.total}（${e.needed}以上で成功）、${e.succeeds === 1 ? '成功' : '失敗'}。`,
    'marched-to-guns': (e) => `${pieces(e.pieces)}が${space(e.from)}から${space(e.space)}に到着した。`,
    'battle-sized': (e) => `${SIZES[e.size] ?? ''}：${e.steps.join('対')}ステップ、戦闘比${ratio(e.ratio)}。`,
    'morale-set': (e) => `総合モラル：攻撃側${e.values[0] ?? 0}、防御側${e.values[1] ?? 0}。`,
    'leads-shown': (e) =>
      `突撃主導・副指揮官：${pieces([...e.units, ...e.subordinates].filter((p) => p >= 0))}。`,
    'battle-rolled': (e) =>
      `${roleOf(e.role)}の出目${e.dice}、修正${signed(e.total - e.dice)}で${e.total}：${e.steps}ステップ${e.plus === 1 ? '＋' : ''}${e.mounted === 1 ? '（うち騎乗兵1）' : ''}。`,
    'won-by-odds': (e) => `${roleOf(e.role)}が戦闘比${ratio(Math.abs(e.ratio))}で自動勝利した。`,
    'cavalry-spared': (e) => `${roleOf(e.role)}は騎乗兵の代わりに歩兵2ステップを失う。`,
    'leader-checked': (e) => `${piece(e.piece)}の死傷チェック：${e.die}、${FATES[e.fate] ?? ''}。`,
    succeeded: (e) =>
      e.successor < 0
        ? `${piece(e.piece)}の後任はいない。`
        : `${piece(e.piece)}の後任は${piece(e.successor)}。`,
    'battle-won': (e) => `${space(e.space)}の野戦は${roleOf(e.role)}の勝利：${WHY[e.why] ?? ''}。`,
    conceded: (e) => `${roleOf(e.role)}が敗北を認めた。`,
    stood: (e) => `${roleOf(e.role)}は留まる。`,
    'morale-checked': (e) =>
      `${roleOf(e.role)}のモラルチェック：${e.die}（${e.needed}以下で成功）、${e.holds === 1 ? '成功' : '失敗'}。`,
    demoralized: (e) => `${pieces(e.pieces)}が士気阻喪した。`,
    pursued: (e) => `騎兵追撃：${e.losses}損害${e.doubled === 1 ? '（渡渉により2倍）' : ''}。`,
    retreated: (e) =>
      e.inside === 1
        ? `${pieces(e.pieces)}が${space(e.from)}の要塞内へ敗走した。`
        : `${pieces(e.pieces)}が${space(e.from)}から${e.path.map((at) => space(at)).join('、')}へ敗走した。`,
    rallied: (e) =>
      `${piece(e.piece)}の回復チェック：${e.die}（${e.needed}以下で成功）、${e.succeeds === 1 ? '成功' : '失敗'}。`,
    'cannot-retreat': (e) => `${pieces(e.pieces)}は${space(e.space)}から敗走できず全滅した。`,
  },
}
