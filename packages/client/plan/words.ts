/** Words of a suggested plan. */
import type { PlanLine } from '@sandtable/bots'
import type { Language } from '@sandtable/kernel'

interface PlanWords {
  readonly title: string
  readonly thinking: string
  /** shows the best found so far */
  readonly now: string
  readonly stop: string
  readonly nothing: string
  readonly failed: string
  /** where there is nothing to plan: the answer the computer would give */
  readonly instead: (taken: string) => string
  readonly parts: (n: number) => string
  readonly note: string
  readonly done: string
  readonly kinds: Readonly<Record<PlanLine['kind'], string>>
}

const en: PlanWords = {
  title: 'Suggested plan',
  thinking: 'Thinking it over, using only what you can see yourself.',
  now: 'Show now',
  stop: 'Stop',
  nothing: 'No move stands out here: choose as you like.',
  failed: 'No plan could be made just now.',
  instead: (taken) => `The computer would choose: ${taken}.`,
  parts: (n) => `The plan has ${n} ${n === 1 ? 'part' : 'parts'}.`,
  note: 'A suggestion only: nothing happens until you do it.',
  done: 'done',
  kinds: { march: 'March', attack: 'Attack', hold: 'Hold', other: 'Action' },
}

const ja: PlanWords = {
  title: '作戦案',
  thinking: 'あなたに見えている情報だけをもとに考えています。',
  now: 'ここまでの案を見る',
  stop: '止める',
  nothing: 'ここでは特に勧める手がありません。自由に選んでください。',
  failed: '今は作戦案を作れませんでした。',
  instead: (taken) => `コンピュータの選択：${taken}。`,
  parts: (n) => `作戦案は${n}項目です。`,
  note: '案を示すだけです。実行するかどうかはあなたが決めます。',
  done: '済み',
  kinds: { march: '移動', attack: '攻撃', hold: '保持', other: '行動' },
}

export const planWords = (language: Language): PlanWords => ({ en, ja })[language]
