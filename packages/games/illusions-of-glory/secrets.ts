/** §9.1 What is hidden: which of a side's cards are in its hands and which in its draw pile. */
import { type Eyes, sees } from '@sandtable/kernel'
import { CARD_COUNT, sideOfCard } from './cards.ts'
import { commandsOf } from './commands.ts'
import { SIDES, type Side } from './sides.ts'
import { isInHand, PILE, pileOf, putCard, type State } from './state.ts'

/** §4.4.1.a.9 Partners see each other's hands. */
export const seesHand = (eyes: Eyes, side: Side): boolean =>
  commandsOf(side).some((command) => sees(eyes, command))

const all = Array.from({ length: CARD_COUNT }, (_, c) => c)
const isHidden = (s: State, c: number): boolean => isInHand(s, c) || pileOf(s, c) === PILE.draw
/** §4.2.1.b The card taken at the start was shown: everybody knows it while it is in hand. */
const isKnown = (s: State, side: Side, c: number): boolean => s.shown.get(side) === c && isInHand(s, c)

/** Cards of a side whose place these eyes do not know; none if they see its hands. */
export const hiddenCards = (s: State, eyes: Eyes, side: Side): number[] =>
  seesHand(eyes, side)
    ? []
    : all.filter((c) => sideOfCard(c) === side && isHidden(s, c) && !isKnown(s, side, c))

/** A position these eyes cannot tell from the given one: each hand and pile has as many cards. */
export function permuteSecrets(s: State, eyes: Eyes, pick: (n: number) => number): void {
  for (const side of SIDES) {
    const cards = hiddenCards(s, eyes, side)
    const places = cards.map((c) => pileOf(s, c))
    for (let i = places.length - 1; i > 0; i--) swap(places, i, pick(i + 1))
    cards.forEach((c, i) => putCard(s, c, places[i] as number))
  }
}
function swap(list: number[], i: number, j: number): void {
  const kept = list[i] as number
  list[i] = list[j] as number
  list[j] = kept
}

/**
 * Hidden cards are in a fixed order, the lowest numbers in the hands. Cards revealed since stay
 * where they were, so that what was played can be played. No automatic step reads a hidden card.
 */
export function mask(s: State, eyes: Eyes, known: State): void {
  for (const side of SIDES) {
    const stillHidden = new Set(hiddenCards(known, eyes, side))
    const cards = hiddenCards(s, eyes, side).filter((c) => stillHidden.has(c))
    const places = cards.map((c) => pileOf(s, c)).sort((a, b) => b - a)
    cards.forEach((c, i) => putCard(s, c, places[i] as number))
  }
}
