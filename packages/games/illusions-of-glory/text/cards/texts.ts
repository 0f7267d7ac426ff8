/** What is printed on the cards, in both languages. */
import type { Language } from '@sandtable/kernel'
import { cardData, idOfCard } from '../../cards.ts'
import { EN_CARD_WORDS, EN_CARDS } from './en.ts'
import { JA_CARD_WORDS, JA_CARDS } from './ja.ts'
import { type CardText, cardLines } from './shape.ts'

const TEXTS = { en: EN_CARDS, ja: JA_CARDS } as const
const WORDS = { en: EN_CARD_WORDS, ja: JA_CARD_WORDS } as const

export const cardText = (c: number, language: Language): CardText => TEXTS[language][idOfCard(c)]

/** The whole text, a sentence or two a line. */
export const linesOfCard = (c: number, language: Language): readonly string[] =>
  cardLines(cardData(c), cardText(c, language), WORDS[language])
