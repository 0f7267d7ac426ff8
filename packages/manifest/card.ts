import type { Text } from '@sandtable/kernel'

/** What is the rulebook's and what is our edition's. */
export interface CardBadge {
  readonly text: Text
  readonly kind: 'rulebook' | 'edition'
}

/** A game as the lobby shows it, before anything of it has been fetched. Of games to come there is nothing else yet. */
export interface Card {
  readonly id: string
  readonly title: Text
  readonly blurb: Text
  readonly players: Text
  readonly length: Text
  /** 1 to 5 */
  readonly complexity: number
  readonly badges: readonly CardBadge[]
}

export const WHOLE_RULES: CardBadge = {
  kind: 'rulebook',
  text: { en: 'Rules complete', ja: 'ルール完全収録' },
}

/** What of a game is our edition. */
export const ours = (en: string, ja: string): CardBadge => ({ kind: 'edition', text: { en, ja } })
