/** Hands are shown to their side. All others see how many cards there are, and the card that was shown. */
import type { Eyes, Json } from '@sandtable/kernel'
import { CARD_COUNT, idOfCard, sideOfCard } from '../cards.ts'
import { IN_HAND, PILE } from '../codes.ts'
import { COMMAND_IDS, commandsOf } from '../commands.ts'
import { seesHand } from '../secrets.ts'
import { SIDES, type Side } from '../sides.ts'
import type { State } from '../state.ts'
import { Parts } from './parts.ts'

/** The row: where each card lies, then the card that was shown. What is seen of a side is drawn once for each of both kinds of eyes. */
const SHOWN = CARD_COUNT

export function cardsViewer(): (s: State, eyes: Eyes, side: Side) => Json {
  const parts = new Parts(SIDES.length * 2, CARD_COUNT + 1, (i, row) =>
    cards(row, (i >> 1) as Side, i % 2 === 1),
  )
  const { row } = parts
  return (s, eyes, side) => {
    row.set(s.card.words)
    row[SHOWN] = s.shown.get(side)
    return parts.of(side * 2 + Number(seesHand(eyes, side)))
  }
}

function cards(row: Int16Array, side: Side, isOpen: boolean): Json {
  const piles = pilesOf(row, side)
  const pile = (place: number): string[] => piles[place] ?? []
  const hand = (place: number): Json => (isOpen ? pile(place) : pile(place).length)
  const shown = row[SHOWN] as number
  const isKnown = shown >= 0 && (row[shown] as number) >= IN_HAND
  return {
    hands: Object.fromEntries(
      commandsOf(side).map((command) => [COMMAND_IDS[command], hand(IN_HAND + command)]),
    ),
    known: isKnown ? [idOfCard(shown)] : [],
    draw: pile(PILE.draw).length,
    discard: pile(PILE.discard),
    removed: pile(PILE.removed),
    table: pile(PILE.table),
    combat: pile(PILE.combat),
    played: pile(PILE.played),
    out: pile(PILE.out).length,
  }
}
/** ids of the cards of a side by the place where they lie, in order of their numbers */
function pilesOf(row: Int16Array, side: Side): string[][] {
  const piles: string[][] = []
  for (let c = 0; c < CARD_COUNT; c++)
    if (sideOfCard(c) === side) (piles[row[c] as number] ??= []).push(idOfCard(c))
  return piles
}
