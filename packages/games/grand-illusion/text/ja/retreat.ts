import type { RetreatEvents } from '../../events/retreat.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/retreat.ts'
import type { Part } from '../shape.ts'
import { army, hex, piece, pieces, player, signed } from './words.ts'

const WHY: Readonly<Record<RetreatEvents['retreat-forced']['why'], string>> = {
  disrupted: '敵の未混乱歩兵に対し未混乱の歩兵が残っていません',
  rout: '潰走',
  cavalry: '未混乱の騎兵が残っていません',
}

/** 最も長いシナリオの最終ターン（§14.1） */
const LAST_TURN = 15
const comesBack = (turn: number): string =>
  turn > LAST_TURN ? 'ゲーム終了までに復帰しない' : `第${turn}ターンに復帰`

export const retreat: Part<Prompt, Refused, Verb, Procedure, keyof RetreatEvents> = {
  prompts: {
    'retreat-or-stay': (f) => `${hex(f.hex)}の${pieces(f.pieces)}：留まりますか、退却しますか？`,
    retreat: (f) => `${pieces(f.pieces)}を${hex(f.hex)}からどこへ退却させますか？`,
    'retreat-on': (f) => `${pieces(f.pieces)}：${hex(f.hex)}で停止しますか、さらに退却しますか？`,
    'who-takes-the-hit': () => 'どのユニットがステップを失いますか？',
    'cavalry-stays': (f) => `敵が${hex(f.hex)}へ退却してきます。騎兵は留まりますか、退却しますか？`,
    'hq-where': (f) => `${piece(f.piece)}をどこへ移しますか？`,
    'fourth-division': (f) =>
      `${hex(f.hex)}の${piece(f.piece)}は退却しなければなりません。代わりに地図から取り除き、5ターン後に復帰させますか？`,
    'recover-units': (f) => `${hex(f.hex)}：混乱から回復させるユニットを${String(f.left)}個選んでください。`,
    'withdraw-units': (f) =>
      `総撤退：${player(f.side)}は各ユニットを1回ずつ、安全な味方ヘクスへ移動できます。`,
    'withdrawal-trenches': (f) => `1ヘクスにつき1CAPで塹壕を構築できます（残り${String(f.caps)}CAP）。`,
  },
  refusals: {
    'no-retreat-there': (f) => `${hex(f.hex)}へは退却できません。`,
    'better-retreat': (f) => `より優先順位の高い退却先があるため、${hex(f.hex)}へは退却できません。`,
    'retreat-blocked': (f) => `${hex(f.hex)}とのヘクスサイドは敵に封鎖されています。`,
    'no-room-there': (f) => `${hex(f.hex)}はスタック制限に達しているため、そこで退却を終えられません。`,
    'not-in-retreat': (f) => `${piece(f.piece)}は退却しません。`,
    'no-trenches-yet': () => 'ドイツ軍の総撤退までは塹壕を構築できません。',
    'trench-there': (f) => `${hex(f.hex)}にはすでに塹壕があります。`,
    'no-infantry-to-dig': (f) => `${hex(f.hex)}に補給状態の味方歩兵がいません。`,
    'no-enemy-to-face': (f) =>
      `塹壕の構築には両軍の補給状態の歩兵が必要です。${hex(f.hex)}に補給状態の敵歩兵がいません。`,
    'enemies-in-hex': (f) => `${hex(f.hex)}に敵ユニットまたは要塞があるため、CAPによる混乱回復はできません。`,
    'nobody-to-recover': (f) => `${hex(f.hex)}に補給状態の混乱ユニットがいません。`,
    'withdrawn-already': (f) => `${player(f.side)}はすでに総撤退を行いました。`,
    'too-early-to-withdraw': () => '第1・第2ターンには総撤退を宣言できません。',
    'allies-first': () => 'ドイツ軍の総撤退は、連合軍が総撤退を行ったターンより後のターンからです。',
    'withdraw-at-start': () =>
      '総撤退を宣言できるのは、アクションセグメントの開始時、最初の活性化の前だけです。',
    'nobody-to-move-there': (f) => `${hex(f.hex)}には総撤退で移動できるユニットがもういません。`,
  },
  verbs: {
    stay: '留まる',
    'fall-back': '退却する',
    retreat: 'ここへ退却',
    'split-off': '単独で退却',
    'halt-here': '停止',
    suffer: '打撃を受ける',
    'recover-unit': '回復させる',
  },
  procedures: { withdrawal: '総撤退', 'withdrawal/moves': '移動', 'withdrawal/trenches': '塹壕構築' },
  events: {
    'retreat-forced': (e) => `${hex(e.hex)}の${army(e.side)}は退却しなければならない（${WHY[e.why]}）。`,
    'retreat-chosen': (e) => `${player(e.side)}は${hex(e.hex)}からの退却を選んだ。`,
    retreated: (e) => `${pieces(e.pieces)}が${hex(e.from)}から${hex(e.to)}へ退却。`,
    'no-room-to-retreat': (e) =>
      `${hex(e.hex)}はスタック超過のため、${pieces(e.pieces)}は損失を受けてさらに退却。`,
    'sea-retreat-rolled': (e) =>
      `${piece(e.piece)}が海上へ退却：サイの目${e.die}${e.drm === 0 ? '' : `（修整${signed(e.drm)}）`}、${e.turn > 0 ? comesBack(e.turn) : '除去'}。`,
    'hq-displaced': (e) => `${piece(e.piece)}が${hex(e.from)}から${hex(e.to)}へ移動。`,
    'fourth-division-left': (e) => `${piece(e.piece)}は戦線を離れた（${comesBack(e.turn)}）。`,
    besieged: (e) => `${hex(e.hex)}の${piece(e.fort)}は攻囲下に置かれた。`,
    'siege-lifted': (e) => `${hex(e.hex)}の${piece(e.fort)}の攻囲が解かれた。`,
    entrenched: (e) => `${army(e.side)}が${hex(e.hex)}に塹壕を構築。`,
    recovered: (e) => `${hex(e.hex)}の${pieces(e.pieces)}が回復。`,
    'withdrawal-declared': (e) => `${player(e.side)}が総撤退を宣言した。`,
    'withdrawal-ended': (e) => `${army(e.side)}の総撤退が完了：${e.vp}VPを失う。`,
  },
}
