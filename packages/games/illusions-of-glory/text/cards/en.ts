import { EN_AP_CARDS } from './en/ap.ts'
import { EN_CP_CARDS } from './en/cp.ts'
import type { CardTexts, CardWords } from './shape.ts'

export const EN_CARD_WORDS: CardWords = {
  prerequisite: (needs) => `Prerequisite: ${needs}.`,
  combat: (roles, needs) =>
    `Combat card (${roles.join(' or ')})${needs === undefined ? '.' : `. Condition: ${needs}.`}`,
  eventAndOps: 'Then use this card for OPS.',
  lastsTurn: 'Stays face up until the end of the turn.',
  neutralEntry: 'Neutral entry: one card a turn for both players together.',
  seaInvasion: 'Sea invasion: one card a turn.',
  warStatus: (points) => `War status +${points}.`,
  removed: 'Remove this card from the game after the event.',
}

export const EN_CARDS: CardTexts = { ...EN_AP_CARDS, ...EN_CP_CARDS }
