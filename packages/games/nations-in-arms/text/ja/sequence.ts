/** Japanese sentences of the sequence of play. */
import { COALITION, EMPIRE } from '../../codes.ts'
import type { SequenceEvents } from '../../events/sequence.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/sequence.ts'
import type { Part } from '../shape.ts'
import { marker, markers, nation, piece, pieces, side, space, turn } from './words.ts'

export const sequence: Part<Prompt, Refused, Verb, Procedure, keyof SequenceEvents> = {
  prompts: {
    'leader-arrives': (f) => `${piece(f.piece)}をここで登場させますか？`,
    replacement: (f) =>
      `${nation(f.nation)}：補充は残り${String(f.left)}ステップ。ロスステップ面のユニットを選んでください。`,
    'choose-marker': () => 'ゲーム最初のイニシアティブマーカーを選んでください。',
    impulse: (f) =>
      `${marker(f.marker)}：活性化する指揮官またはユニットを選ぶか、インパルスを終えてください。`,
  },
  refusals: {
    'already-activated': (f) => `${piece(f.piece)}はこのインパルスですでに活性化しました。`,
    'initiative-too-low': (f) => `${piece(f.piece)}の率先能力はマーカーの数値に届きません。`,
    'level-over': (f) => `${piece(f.piece)}の部隊は今季すでに2回活性化しました。`,
    'not-on-map': (f) => `${piece(f.piece)}はマップ上にいません。`,
    'not-yours': (f) => `${piece(f.piece)}は今あなたが活性化できる駒ではありません。`,
  },
  verbs: { marker: '選ぶ', activate: '活性化', 'hand-over': '先に行動させる：' },
  procedures: {
    turn: 'ターン',
    'turn/end': 'ターン終了',
    arrivals: 'タイムアライバル',
    initiative: 'イニシアティブフェイズ',
    activation: '活性フェイズ',
    impulse: 'インパルス',
    victory: '勝利フェイズ',
    end: 'ゲーム終了',
  },
  events: {
    'turn-began': (e) => `${turn(e.turn)}。`,
    'pool-filled': (e) => `イニシアティブプール：${markers(e.markers)}。`,
    'marker-chosen': (e) => `${marker(e.marker)}から開始する。`,
    'marker-drawn': (e) => `${marker(e.marker)}が引かれた。`,
    'marker-void': (e) => `${marker(e.marker)}は無効。前回の陸軍インパルスと同じサイドのため脇に置く。`,
    'quarters-drawn': (e) =>
      e.draw === 0 ? '冬営マーカーが最初に引かれたため脇に置く。' : `冬営マーカー、${e.draw}回目。`,
    'markers-returned': (e) => `プールに戻る：${markers(e.markers)}。`,
    'phase-ended': (e) => (e.early === 1 ? '両軍は冬営に入る。' : 'プールは空になった。'),
    'impulse-ended': (e) => `${marker(e.marker)}のインパルスが終了した。`,
    arrived: (e) => `${nation(e.nation)}の${pieces(e.units)}が${space(e.space)}に到着した。`,
    'took-up-arms': (e) => `${nation(e.nation)}が${side(e.side)}側で参戦した。`,
    replaced: (e) => `${space(e.space)}の${piece(e.piece)}がフルステップ面に回復した。`,
    'game-ended': (e) =>
      `ゲーム終了：${e.winner === EMPIRE || e.winner === COALITION ? `${side(e.winner)}の勝利` : '引き分け'}（${e.points}点）。`,
  },
}
