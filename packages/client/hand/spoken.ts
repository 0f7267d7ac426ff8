/** Cards in words: for screen readers, and the one line under a raised card. */
import type { Card, CardFigure, Line } from '@sandtable/presentation'
import { ruleLabel } from '../panels/rule-label.ts'
import { isPlayable, onlyUse } from './handling.ts'
import type { HandWords } from './words.ts'

export const figureText = ({ label, title, value }: CardFigure): string => `${title ?? label} ${value}`

const rulesText = ({ rules = [] }: Line): string => rules.map((rule) => ` §${ruleLabel(rule)}`).join('')

const lineText = (line: Line): string => `${line.text}${rulesText(line)}`

/** What pressing the card would do, or why nothing can be done with it. */
export interface Outlook {
  readonly text: string
  readonly isRefusal: boolean
}

export function outlookOf(card: Card, words: HandWords): Outlook {
  if (!isPlayable(card)) return { text: lineText(refusalOf(card, words)), isRefusal: true }
  const only = onlyUse(card)
  return { text: only ? words.use(only.label, lineText(only.line)) : words.open, isRefusal: false }
}

/** Why the card cannot be played: its own reason, else that of the only thing it could be used for. */
export function refusalOf(card: Card, words: HandWords): Line {
  const [first, ...others] = card.uses
  const onlyReason = others.length === 0 ? first?.whyNot : undefined
  return card.whyNot ?? onlyReason ?? { text: words.notNow }
}

/** Everything about a card in the hand, in the order in which it is looked at. */
export function cardText(card: Card, isChosen: boolean, words: HandWords): string {
  const figures = [...(card.corner ? [card.corner] : []), ...card.figures]
  const head = [card.title, words.card(card.number), card.side, ...figures.map(figureText)]
  const tags = card.tags.map(({ text }) => text)
  return [
    words.sentence([...head, ...tags].filter((part) => part !== '')),
    ...card.text.map(lineText),
    stateText(card, words),
    ...(isChosen ? [words.chosen] : []),
  ].join(' ')
}

function stateText(card: Card, words: HandWords): string {
  if (!isPlayable(card)) return lineText(refusalOf(card, words))
  const open = card.uses.filter(({ answer }) => answer !== undefined).map(({ label }) => label)
  return words.playable(open)
}
