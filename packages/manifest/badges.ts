import type { CardBadge } from './card.ts'

export const WHOLE_RULES: CardBadge = {
  kind: 'rulebook',
  text: { en: 'Rules complete', ja: 'ルール完全収録' },
}

/** What of a game is our edition. */
export const ours = (en: string, ja: string): CardBadge => ({ kind: 'edition', text: { en, ja } })
