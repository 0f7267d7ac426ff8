/** Japanese sentences of units, stacking and command. */
import type { Procedure, Prompt, Refused, Verb } from '../keys/stacking.ts'
import type { Part } from '../shape.ts'

export const stacking: Part<Prompt, Refused, Verb, Procedure, never> = {
  prompts: {},
  refusals: {
    'detachment-in-army': () => '軍は分遣隊を統合できません。編入のみ可能です。',
    'empty-army': () => '軍には最低1個の軍団が必要です。',
    'no-commander': () => '軍には軍司令官が必要です。',
    outranked: () => '軍司令官より階級値の高い指揮官は軍に加われません。',
    'outside-army': () => '軍マーカーのあるスペースでは、すべてのユニットと指揮官がいずれかの軍に属します。',
    'over-capacity': () => '軍司令官の軍編成権を超えています。',
    'too-many-armies': () => 'スタックできる軍は3個までです。',
    'too-many-leaders': () => '指揮官の人数が部隊の制限を超えています。',
    'too-many-steps': () => '戦闘ステップ数が司令官の指揮できる上限を超えています。',
    'too-many-without-leader': () => '指揮官のいないスペースには1個の戦闘ユニットしか置けません。',
    'too-mixed': () => '軍では、その国家のステップ数が他国の合計の2倍を上回る必要があります。',
  },
  verbs: {},
  procedures: {},
  events: {},
}
