import type { Language } from '@sandtable/kernel'

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const en = {
  region: 'Cards',
  hands: 'Hands of cards',
  count: (n: number) => plural(n, 'card', 'cards'),
  hidden: (who: string, n: number) => `${who}: ${plural(n, 'card', 'cards')}, face down`,
  raise: 'Show the cards',
  lower: 'Lower the cards',
  none: 'No cards in hand.',
  uses: 'Use this card for',
  previous: 'Card to the left',
  next: 'Card to the right',
  close: 'Close the card',
  notNow: 'Not now.',
  open: 'Choose how to play it.',
  // said by screen readers
  card: (number: string) => `card ${number}`,
  playable: (uses: readonly string[]) => `May be played now: ${uses.join(', ')}.`,
  chosen: 'Chosen.',
  sentence: (parts: readonly string[]) => `${parts.join(', ')}.`,
  use: (label: string, text: string) => `${label}: ${text}`,
}

export type HandWords = typeof en

const ja: HandWords = {
  region: 'カード',
  hands: '手札の一覧',
  count: (n) => `${n}枚`,
  hidden: (who, n) => `${who}：${n}枚（裏向き）`,
  raise: '手札を見る',
  lower: '手札を下げる',
  none: '手札はありません。',
  uses: 'このカードの使い方',
  previous: '左のカード',
  next: '右のカード',
  close: 'カードを閉じる',
  notNow: '今は使えません。',
  open: '使い方を選んでください。',
  card: (number) => `カード${number}`,
  playable: (uses) => `今使えます：${uses.join('、')}。`,
  chosen: '選択中です。',
  sentence: (parts) => `${parts.join('、')}。`,
  use: (label, text) => `${label}：${text}`,
}

export const handWords = (language: Language): HandWords => ({ en, ja })[language]
