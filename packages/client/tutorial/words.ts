import type { Language } from '@sandtable/kernel'

export interface CoachWords {
  readonly region: string
  readonly step: (n: number, count: number) => string
  readonly back: string
  readonly next: string
  readonly finish: string
  readonly leave: string
  readonly show: string
  readonly doIt: string
  readonly notNow: string
  readonly readOn: string
  readonly rule: (id: string) => string
}

const en: CoachWords = {
  region: 'Lesson',
  step: (n, count) => `Step ${n} of ${count}`,
  back: 'Back',
  next: 'Next',
  finish: 'Play on',
  leave: 'Leave the lesson',
  show: 'Show me where',
  doIt: 'Your move',
  notNow: 'Not in this step',
  readOn: 'Read on first: press Next on the card of the lesson.',
  rule: (id) => `Rule ${id}`,
}

const ja: CoachWords = {
  region: 'レッスン',
  step: (n, count) => `ステップ${n}／${count}`,
  back: '戻る',
  next: '次へ',
  finish: '続きを遊ぶ',
  leave: 'レッスンをやめる',
  show: '場所を見る',
  doIt: 'やってみましょう',
  notNow: 'このステップではまだ行いません',
  readOn: '先に説明を読み、レッスンのカードの「次へ」を押してください。',
  rule: (id) => `ルール${id}`,
}

export const coachWords = (language: Language): CoachWords => ({ en, ja })[language]
