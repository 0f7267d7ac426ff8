/** §17.2 §9.2.b Commitment levels and the cards they add. */
import { levelOf } from '../../cards.ts'
import { DECKS } from '../../data/card-types.ts'
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import type { Side } from '../../sides.ts'
import { PILE } from '../../state.ts'
import { commitmentAfter } from '../../tables.ts'
import { shuffleIn } from '../06-sequence/draw.ts'
import { cardsIn } from '../09-cards/piles.ts'

const RULES = ['17.1.1', '17.2.1', '17.2.2'] as const

/**
 * §6.0.E.3 §17.2.b §glossary.commitment A level rises by one step at most: §17.2.1.a to Limited War,
 * §17.2.2.a to Total War.
 * §4.3.c §17.2.a It does not rise on the first turn, and §17.2.3 it never falls.
 * §17.2.1.b §17.2.2.b The new cards (§3.3.b §9.2.b) are shuffled together with the draw pile and the
 * discards. Hands, cards on the table and removed cards stay where they are.
 */
export function checkCommitment(g: IllusionsOfGlory, side: Side): void {
  const { state: s } = g
  const before = s.commitment.get(side)
  const after = commitmentAfter(DECKS[before] ?? 'total', s.warStatus.get(side), s.turn)
  const level = DECKS.indexOf(after)
  if (level === before) return
  s.commitment.set(side, level)
  const added = cardsIn(s, side, PILE.out).filter((c) => levelOf(c) === level)
  const rule = RULES[level] ?? '17.2'
  g.emit?.({ type: 'commitment-raised', rule: `${rule}.a`, side, level, cards: added.length })
  shuffleIn(g, side, [...added, ...cardsIn(s, side, PILE.discard)], `${rule}.b`)
}
