import type { CardBadge } from './card.ts'

export const WHOLE_RULES: CardBadge = { kind: 'rulebook', text: { en: 'Rules complete', ja: '規則は全文' } }

/** What of a game is our edition. */
export const ours = (en: string, ja: string): CardBadge => ({ kind: 'edition', text: { en, ja } })
