import { type Game, type GameOption, gameTexts, type Json } from '@sandtable/kernel'
import { COMMAND_IDS } from './commands.ts'
import type { IllusionsOfGloryTypes } from './illusions-of-glory.ts'
import { invariants } from './invariants.ts'
import { result } from './result.ts'
import { outcome } from './rules/05-victory.ts'
import { stage } from './rules/06-sequence/sequence.ts'
import { setUp } from './rules/30-scenarios.ts'
import { KERNEL_SCENARIOS } from './seatings.ts'
import { mask, permuteSecrets } from './secrets.ts'
import { LAYOUT, type State } from './state.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'
import { VERBS } from './verbs.ts'
import { view } from './view.ts'

const options: readonly GameOption[] = [
  {
    id: 'consecutive',
    title: {
      en: 'SR and RP in consecutive rounds (§9.5.3.c, §9.6.2.b)',
      ja: '連続ラウンドでのSR・RP（§9.5.3.c、§9.6.2.b）',
    },
    values: [
      { id: 'no', title: { en: 'not allowed', ja: '禁止' } },
      { id: 'yes', title: { en: 'allowed', ja: '許可' } },
    ],
  },
  {
    id: 'reshuffle',
    title: { en: 'Discards are shuffled in (§6.0.H.4)', ja: '捨て札のリシャッフル（§6.0.H.4）' },
    values: [
      { id: 'when-empty', title: { en: 'when the draw pile is empty', ja: '引きパイルが尽きたとき' } },
      { id: 'every-turn', title: { en: 'every turn', ja: '毎ターン' } },
    ],
  },
]

export const illusionsOfGlory: Game<IllusionsOfGloryTypes> = {
  id: 'illusions-of-glory',
  edition: 2,
  hashing: 3,
  title: { en: 'Illusions of Glory', ja: '栄光の幻影' },
  powers: COMMAND_IDS,
  scenarios: KERNEL_SCENARIOS,
  options,
  layout: LAYOUT,
  firstStage: 'opening',
  verbs: VERBS,
  rules: { sequence: '6.0', end: '5.0' },
  setUp,
  stage,
  outcome,
  turn: (s: State): number => s.turn,
  view: (s: State, eyes: number): Json => view(s, eyes),
  text: gameTexts<IllusionsOfGloryTypes>({ en, ja }),
  invariants,
  permuteSecrets,
  mask,
  assumption: () => undefined,
  result,
}
