/** Japanese sentences of activation and movement. */
import type { ActivationEvents } from '../../events/activation.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/movement.ts'
import type { Part } from '../shape.ts'
import { piece, pieces, space } from './words.ts'

export const movement: Part<Prompt, Refused, Verb, Procedure, keyof ActivationEvents> = {
  prompts: {
    march: (f) => `${space(f.space)}の${pieces(f.units)}：残り${String(f.left)}MP。`,
  },
  refusals: {
    'no-mp': (f) => `${space(f.space)}に進入するMPが残っていません。`,
    'no-way-there': (f) => `${space(f.space)}には移動できません。`,
    'not-adjacent': (f) => `${space(f.space)}は隣接していません。`,
    'not-in-play': (f) => `${space(f.space)}はこのシナリオの範囲外です。`,
    'not-in-stack': (f) => `${piece(f.piece)}は移動中のスタックに属していません。`,
    'not-there': (f) => `${piece(f.piece)}はスタックのいるスペースにいません。`,
  },
  verbs: { march: '移動先', take: '同行させる', leave: '残置する' },
  procedures: {
    march: '移動',
    'march/flanks': '側衛部隊',
    'march/end': '活性化の終了',
    entry: '進入',
    'entry/intercept': '迎撃',
    'entry/join': '統合・編入',
    'entry/avoid': '交戦回避',
    'entry/overrun': '蹂躙攻撃',
    'entry/fight': '野戦・包囲',
    'entry/end': '移動続行',
  },
  events: {
    activated: (e) =>
      `${piece(e.piece)}が${space(e.space)}で活性化した${e.forced === 1 ? '（強行軍）' : ''}。`,
    'activation-ended': (e) => `${piece(e.piece)}の活性化は${space(e.space)}で終了した。`,
    'level-changed': (e) => `${pieces(e.units)}：活性レベル${e.level}。`,
  },
}
