/** Japanese sentences of activation and movement. */
import type { ActivationEvents } from '../../events/activation.ts'
import type { MovementEvents } from '../../events/movement.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/movement.ts'
import type { Part } from '../shape.ts'
import { nation, piece, pieces, space } from './words.ts'

export const movement: Part<Prompt, Refused, Verb, Procedure, keyof ActivationEvents | keyof MovementEvents> =
  {
    prompts: {
      march: (f) => `${space(f.space)}の${pieces(f.units)}：残り${String(f.left)}MP。`,
      'absorb-into': (f) => `${piece(f.piece)}のステップをどのユニットに編入しますか？`,
      'keep-leader': (f) =>
        `${piece(f.piece)}を副指揮官として残しますか？残さなければ指揮官プールに戻ります。`,
      displace: (f) => `${space(f.space)}はオーバースタックです。退去させるユニットを選んでください。`,
      flanks: (f) => `${piece(f.army)}の側衛部隊：次に動かす部隊を選んでください。`,
      'wait-for-flanks': (f) =>
        `${space(f.space)}で野戦：ただちに戦いますか、移動を終えて側衛部隊を待ちますか？`,
    },
    refusals: {
      alone: () => '単独指揮官は移動中にユニットを指揮下に入れられません。',
      'army-stays': () => '軍マーカーと軍司令官は残置できません。',
      'besieged-there': (f) => `${piece(f.piece)}は包囲された要塞に籠城しています。`,
      'bridge-instead': () => '工兵は河川に架橋するとき舟橋になります。',
      'cannot-move': (f) => `${piece(f.piece)}は移動できません。先に変換してください。`,
      extended: () => '長駆移動では、移動・統合・編入・残置以外はできません。',
      'flank-away': () => '側衛部隊は軍マーカーに隣接するかスタックして終わらなければなりません。',
      'flank-cannot-follow': (f) => `${space(f.from)}の側衛部隊が${space(f.space)}に追随できなくなります。`,
      'fortress-there': (f) => `${space(f.space)}には敵の要塞または兵站所があります。`,
      'is-mover': (f) => `${piece(f.piece)}はスタックを率いています。`,
      'level-over-in-stack': () => '活性レベル2のユニットを統合したため、移動はここで終わります。',
      'near-enemy': (f) => `${space(f.space)}は敵に近すぎます。`,
      'needs-leader': () => '活性化した指揮官が必要です。',
      'neutral-ground': (f) => `${space(f.space)}は交戦していない国家の領土です。`,
      'no-army': () => '側衛部隊の任命は軍マーカーの移動前に行います。',
      'no-corps': () => '分遣隊を創設できるのは歩兵軍団だけです。',
      'no-detachment': () => 'その国家の分遣隊はフォースプールに残っていません。',
      'no-engineer': () => '移動開始前に、補給下の工兵が必要です。',
      'no-mp': (f) => `${space(f.space)}に進入するMPが残っていません。`,
      'no-mp-to-halt': (f) => `${space(f.space)}の友軍と合わさるMPが残っていません。`,
      'no-mp-to-join': () => 'そのためのMPが残っていません。',
      'no-river': () => 'そこに橋梁のない河川はありません。',
      'no-way-there': (f) => `${space(f.space)}には移動できません。`,
      'nobody-absorbs': (f) =>
        `${piece(f.piece)}を編入できるロスステップ面のユニットがスタックにありません。`,
      'not-adjacent': (f) => `${space(f.space)}は隣接していません。`,
      'not-beside-army': (f) => `${piece(f.piece)}は軍マーカーに隣接していません。`,
      'not-in-play': (f) => `${space(f.space)}はこのシナリオの範囲外です。`,
      'not-in-stack': (f) => `${piece(f.piece)}は移動中のスタックに属していません。`,
      'not-there': (f) => `${piece(f.piece)}はスタックのいる場所にいません。`,
      'other-army': (f) => `${piece(f.piece)}は別の軍に属しています。`,
      'too-weak-to-besiege': (f) => `${space(f.space)}の要塞を包囲するには戦力が足りません。`,
      'unit-alone': () => '単独移動するユニットは他の駒を統合できません。',
    },
    verbs: {
      march: '移動先',
      take: '同行させる',
      leave: '残置する',
      absorb: '1ステップを編入：',
      fill: '補充する：',
      turn: '変換：',
      bridge: '架橋先',
      detach: '分遣隊を創設：',
      designate: '側衛部隊に任命：',
      displace: '退去させる：',
      flank: '側衛部隊を動かす：',
      extend: '長駆移動',
      'extend-trains': '輜重のみ長駆移動',
      wait: '側衛部隊を待つ',
      fight: 'ただちに戦う',
    },
    procedures: {
      march: '移動',
      'march/flanks': '側衛部隊',
      'march/end': '移動の終了',
      'march/close': '活性化の終了',
    },
    events: {
      activated: (e) =>
        `${piece(e.piece)}が${space(e.space)}で活性化した${e.forced === 1 ? '（強行軍）' : ''}。`,
      'activation-ended': (e) => `${piece(e.piece)}は${space(e.space)}で停止した。`,
      'level-changed': (e) => `${pieces(e.units)}：活性レベル${e.level}。`,
      marched: (e) => `${pieces(e.units)}が${space(e.from)}から${space(e.to)}へ移動した（${e.cost}MP）。`,
      taken: (e) => `${space(e.space)}で${piece(e.piece)}を統合した（${e.cost}MP）。`,
      joined: (e) => `${pieces(e.units)}が${space(e.space)}の友軍と合わさった（${e.cost}MP）。`,
      absorbed: (e) =>
        `${space(e.space)}で${piece(e.piece)}の1ステップが${piece(e.into)}に編入された（${e.cost}MP）。`,
      displaced: (e) => `${piece(e.piece)}は${space(e.space)}へ退去した。`,
      'unit-lost': (e) => `${piece(e.piece)}は${space(e.space)}で行き場を失い、除去された。`,
      'flank-named': (e) => `${piece(e.piece)}を${piece(e.army)}の側衛部隊に任命した。`,
      extended: (e) => `${e.trains === 1 ? '輜重のみ' : 'スタックが'}長駆移動を行う。`,
      turned: (e) =>
        `${space(e.space)}の${piece(e.piece)}を${e.face === 0 ? '移動面' : '兵站所'}に変換した。`,
      bridged: (e) => `${piece(e.piece)}が${space(e.from)}から${space(e.to)}へ舟橋を架けた。`,
      detached: (e) => `${space(e.space)}で${piece(e.from)}から${piece(e.piece)}を創設した。`,
      'city-taken': (e) => `${nation(e.nation)}が${space(e.space)}を占領した。`,
      'siege-began': (e) => `${space(e.space)}を包囲した。`,
    },
  }
