/**
 * Hands of cards as a game's presentation gives them to the generic table: plain data, words already in the
 * chosen language.
 */
import type { Answer } from '@sandtable/kernel'
import type { Button, Line } from './models.ts'

/** A figure printed on a card: 4 for operations, 2 for Germany. */
export interface CardFigure {
  /** as short as on the card: OPS, GE */
  readonly label: string
  readonly value: string
  /** the label in full; without one the label is said */
  readonly title?: string
}

/** What sort of card it is. Some kinds have a sign of their own; `plain` shows `sign`, or else its text. */
export interface CardTag {
  readonly kind: 'combat' | 'removed' | 'lasting' | 'public' | 'era' | 'plain'
  readonly text: string
  readonly sign?: string
}

/** One way to play a card. */
export interface CardUse {
  readonly label: string
  readonly value?: string
  /** what it brings about */
  readonly line: Line
  /** none if it cannot be used so now */
  readonly answer?: Answer
  readonly whyNot?: Line
  readonly tone: Button['tone']
}

/** A card as its holder sees it. It may be chosen now if one of its uses has an answer. */
export interface Card {
  /** the game's number of the card */
  readonly card: number
  /** as printed: CP 5, R-17 */
  readonly number: string
  readonly title: string
  /** key of the palette: flag stripe */
  readonly nation: string
  /** whose card it is, in words */
  readonly side: string
  /** colour of the corner: an event, a combat card, an event that is operations too */
  readonly tone: 'event' | 'combat' | 'double'
  /** what the card is worth, large in the corner */
  readonly corner?: CardFigure
  readonly figures: readonly CardFigure[]
  /** what the event says; conditions are faint */
  readonly text: readonly Line[]
  readonly tags: readonly CardTag[]
  /** the place it is about: a piece of the map is shown */
  readonly space?: number
  readonly uses: readonly CardUse[]
  /** why it cannot be played at all now */
  readonly whyNot?: Line
}

/** Cards the viewer may read. */
export interface OpenHand {
  readonly id: string
  readonly title: string
  /** key of the palette */
  readonly nation: string
  readonly cards: readonly Card[]
  /** cards the question holds as chosen */
  readonly chosen: readonly number[]
  /** the piles beside it: so many left, so many discarded */
  readonly notes: readonly Line[]
}

/** Cards of somebody else: their number is all the viewer may know, and all that is told. */
export interface HiddenHand {
  readonly id: string
  readonly title: string
  readonly nation: string
  readonly count: number
}

export type Hand = OpenHand | HiddenHand
