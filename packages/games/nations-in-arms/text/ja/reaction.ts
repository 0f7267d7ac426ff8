/** Japanese sentences of interception, avoidance and overrun. */
import type { ReactionEvents } from '../../events/reaction.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/reaction.ts'
import type { Part } from '../shape.ts'
import { dice, piece, pieces, space } from './words.ts'

export const reaction: Part<Prompt, Refused, Verb, Procedure, keyof ReactionEvents> = {
  prompts: {
    intercept: (f) => `${piece(f.piece)}が${space(f.space)}に進入：迎撃を試みる指揮官を選んでください。`,
    'name-flanks': (f) => `このチェックのために${piece(f.army)}の側衛部隊を任命してください。`,
    'intercept-with': (f) => `${pieces(f.units)}が${space(f.space)}へ迎撃：向かわせる駒を選んでください。`,
    'intercept-move': (f) => `${piece(f.army)}が${space(f.space)}へ迎撃：1ヘクス動かす部隊を選んでください。`,
    'send-where': (f) => `${piece(f.piece)}をどこへ動かしますか？`,
    'flank-withdraws': (f) => `${piece(f.army)}とともに${piece(f.piece)}をどこへ退かせますか？`,
    'army-withdraws': (f) =>
      `${piece(f.army)}の一部が${space(f.space)}で敵を阻止：残りは交戦回避を試みますか？`,
    'leave-garrison': (f) => `${space(f.space)}の要塞に残す駒を選んでください。残りは交戦回避を試みます。`,
    avoid: (f) => `${piece(f.piece)}が${space(f.space)}に進入：迎え撃つか、交戦を回避するか、籠城するか。`,
  },
  refusals: {
    'contact-area': (f) => `${space(f.space)}は攻勢正面エリアです。`,
    demoralized: (f) => `${piece(f.piece)}の部隊は士気阻喪しています。`,
    'enemy-there': (f) => `${space(f.space)}には敵がいます。`,
    'enemy-zone': (f) => `${space(f.space)}は敵の軍の哨戒範囲です。`,
    'has-tried': (f) => `${piece(f.piece)}はすでに試みました。`,
    'no-commander-there': () => '司令官のいない部隊は交戦を回避できません。',
    'no-force': (f) => `${piece(f.piece)}は迎撃できる部隊を指揮していません。`,
    'nobody-sent': (f) => `少なくとも1ユニットを${space(f.space)}へ向かわせてください。`,
    'out-of-range': (f) => `${piece(f.piece)}の迎撃範囲の外です。`,
  },
  verbs: {
    intercept: '迎撃：',
    pass: '見送る',
    go: '向かわせる',
    send: '動かす：',
    step: '移動先',
    avoid: '交戦回避先',
    'shut-in': '籠城する',
    stand: '迎え撃つ',
    stay: 'とどまる',
    garrison: '要塞に残す：',
  },
  procedures: {
    entry: '進入',
    'entry/intercept': '迎撃',
    'entry/avoid': '交戦回避',
    'entry/fight': '野戦',
    'entry/end': '移動続行',
  },
  events: {
    intercepting: (e) =>
      `${piece(e.piece)}が${space(e.space)}への迎撃を試みる：${dice(e.faces, e.net)}、${e.success === 1 ? '成功' : '失敗'}。`,
    intercepted: (e) => `${pieces(e.units)}が${space(e.from)}から${space(e.to)}へ迎撃した。`,
    avoiding: (e) =>
      `${piece(e.piece)}が${space(e.space)}で交戦回避を試みる：${dice(e.faces, e.net)}、${e.success === 1 ? '成功' : '失敗'}。`,
    avoided: (e) => `${pieces(e.units)}は${space(e.from)}での交戦を避け、${space(e.to)}へ退いた。`,
    'shut-in': (e) => `${pieces(e.units)}が${space(e.space)}の要塞に籠城した。`,
    overrun: (e) => `${pieces(e.units)}が${space(e.space)}で蹂躙された。`,
  },
}
