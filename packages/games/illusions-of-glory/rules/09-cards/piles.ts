/** Where cards lie, and where they go after play. */
import { CARD_COUNT, isForTheTurn, isRemovedAfterEvent, sideOfCard } from '../../cards.ts'
import type { Command } from '../../commands.ts'
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import type { Side } from '../../sides.ts'
import { ACTION, IN_HAND, PILE, pileOf, putCard, type State } from '../../state.ts'

function cardsAt(s: State, pile: number): number[] {
  const found: number[] = []
  for (let c = 0; c < CARD_COUNT; c++) if (s.card.get(c) === pile) found.push(c)
  return found
}
/** cards of a side in a pile, in order of their numbers */
export const cardsIn = (s: State, side: Side, pile: number): number[] =>
  cardsAt(s, pile).filter((c) => sideOfCard(c) === side)
/** cards a command holds */
export const handOf = (s: State, command: Command): number[] => cardsAt(s, IN_HAND + command)
export function handCount(s: State, command: Command): number {
  let count = 0
  for (let c = 0; c < CARD_COUNT; c++) if (s.card.get(c) === IN_HAND + command) count++
  return count
}

/** §9.3.d */
export function discardCard(g: IllusionsOfGlory, c: number): void {
  putCard(g.state, c, PILE.discard)
  g.emit?.({ type: 'card-left', rule: '9.3.d', card: c, to: 'discard' })
}
/** §9.3.c */
export function removeCard(g: IllusionsOfGlory, c: number): void {
  putCard(g.state, c, PILE.removed)
  g.emit?.({ type: 'card-left', rule: '9.3.c', card: c, to: 'removed' })
}
/** §4.2.3 */
function layOnTable(g: IllusionsOfGlory, c: number): void {
  putCard(g.state, c, PILE.table)
  g.emit?.({ type: 'card-left', rule: '4.2.3', card: c, to: 'table' })
}

/** §glossary.asterisk §9.7.1.d The card of the action that has just ended goes to its pile. */
export function putAwayPlayed(g: IllusionsOfGlory): void {
  const { state: s } = g
  const c = s.playing
  s.playing = -1
  if (c < 0 || pileOf(s, c) !== PILE.played || s.greekPending === 1) return
  if (s.action !== ACTION.event) discardCard(g, c)
  else if (isForTheTurn(c))
    layOnTable(g, c) // §9.7.1.f
  else if (isRemovedAfterEvent(c)) removeCard(g, c)
  else discardCard(g, c)
}

/** §6.0.H.1 §6.0.H.1.a §6.0.H.1.b Cards that lay face up for the turn are removed or discarded. */
export function clearTable(g: IllusionsOfGlory): void {
  for (const c of cardsAt(g.state, PILE.table))
    if (isRemovedAfterEvent(c)) removeCard(g, c)
    else discardCard(g, c)
}
