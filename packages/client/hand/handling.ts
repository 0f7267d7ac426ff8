/** What can be done with cards, and what a press on one of them means. */
import type { Answer } from '@sandtable/kernel'
import type { Card, CardUse, Hand, HiddenHand, OpenHand } from '@sandtable/presentation'

export const isOpenHand = (hand: Hand): hand is OpenHand => 'cards' in hand

export const isHiddenHand = (hand: Hand): hand is HiddenHand => !isOpenHand(hand)

export const isPlayable = (card: Card): boolean => card.uses.some(({ answer }) => answer !== undefined)

/** Is the question, or a part of it, about these cards? */
export const isAsked = (hand: OpenHand): boolean => hand.cards.some(isPlayable)

/** The hand that lies open: the wished one, else one that is asked about, else the first. */
export function shownHand(hands: readonly Hand[], wish: string | undefined): OpenHand | undefined {
  const open = hands.filter(isOpenHand)
  return open.find(({ id }) => id === wish) ?? open.find(isAsked) ?? open[0]
}

/** The use of a card that has no other: there is nothing to choose. */
export function onlyUse(card: Card): CardUse | undefined {
  return card.uses.length === 1 && isPlayable(card) ? card.uses[0] : undefined
}

export type PressedBy = 'keys' | 'mouse' | 'touch'

export type Press =
  | { readonly do: 'play'; readonly answer: Answer }
  | { readonly do: 'open' }
  | { readonly do: 'close' }

/**
 * A card shows itself to the mouse and to the keys before it is pressed; a finger's first tap shows it.
 * Where several uses can be meant, or what is done cannot be mended, the press only opens the card.
 */
export function pressOn(card: Card, isOpen: boolean, by: PressedBy): Press {
  const use = onlyUse(card)
  const isShown = isOpen || (by !== 'touch' && use?.tone !== 'danger')
  if (use?.answer && isShown) return { do: 'play', answer: use.answer }
  return { do: isOpen ? 'close' : 'open' }
}

/** The place in a list that a key leads to; the ends are joined. */
export function stepBy(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count
  return undefined
}

/** The card the keys enter the hand at: where they were, else the first that may be played. */
export function entryCard(cards: readonly Card[], last: number | undefined): number | undefined {
  const before = cards.find(({ card }) => card === last)
  return (before ?? cards.find(isPlayable) ?? cards[0])?.card
}
