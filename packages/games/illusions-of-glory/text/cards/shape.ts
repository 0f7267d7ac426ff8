import type { CardData, CardId, CombatRole } from '../../data/card-types.ts'
import type { SideId } from '../../sides.ts'

/** What one card says in one language; the printed values and the flags are worded once for all cards. */
export interface CardText {
  /** the name of the event */
  readonly title: string
  /** the prerequisite of an event, the condition of a combat card; absent if there is none */
  readonly needs?: string
  readonly text: string
  /** one sentence of history */
  readonly history: string
}

/** Every card has its words; a missing one does not compile. */
export type CardTexts = Readonly<Record<CardId, CardText>>
/** Those of one side. */
export type SideTexts<S extends SideId> = Pick<CardTexts, Extract<CardId, `${S}${number}`>>

/** The sentences that follow from the values and flags of a card. */
export interface CardWords {
  readonly prerequisite: (needs: string) => string
  readonly combat: (roles: readonly CombatRole[], needs: string | undefined) => string
  /** §9.3.b */
  readonly eventAndOps: string
  /** §4.2.3 */
  readonly lastsTurn: string
  /** §9.7.2.a */
  readonly neutralEntry: string
  /** §25.1.e */
  readonly seaInvasion: string
  /** §9.2.c */
  readonly warStatus: (points: number) => string
  /** §9.3.c */
  readonly removed: string
}

function opening({ combat }: CardData, { needs }: CardText, words: CardWords): readonly string[] {
  if (combat !== null) return [words.combat(combat.as, needs)]
  return needs === undefined ? [] : [words.prerequisite(needs)]
}

/** The whole text of a card, a sentence or two a line, in the order in which they are carried out. */
export function cardLines(card: CardData, text: CardText, words: CardWords): readonly string[] {
  return [
    ...opening(card, text, words),
    ...(card.neutralEntry === null ? [] : [words.neutralEntry]),
    ...(card.seaInvasion ? [words.seaInvasion] : []),
    text.text,
    ...(card.warStatus > 0 ? [words.warStatus(card.warStatus)] : []),
    ...(card.lastsTurn ? [words.lastsTurn] : []),
    ...(card.eventAndOps ? [words.eventAndOps] : []),
    ...(card.removeAfterEvent ? [words.removed] : []),
  ]
}
