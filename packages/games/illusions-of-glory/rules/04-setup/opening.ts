/**
 * §4.2 §30.2.2 Before the first turn each side takes a card, shows it, and draws the rest of its hand: AP
 * first, then CP. No rule forces a side to play that card first or as an event.
 */
import { at } from '@sandtable/kernel'
import { openingChoices, sideOfCard } from '../../cards.ts'
import { commandsOf, leadOf } from '../../commands.ts'
import type { IllusionsOfGlory, Next, Procedure } from '../../illusions-of-glory.ts'
import { refusal } from '../../refusal.ts'
import { scenarioOf } from '../../seatings.ts'
import { AP, CP, type Side } from '../../sides.ts'
import { IN_HAND, putCard, type State } from '../../state.ts'
import { drawCards } from '../06-sequence/draw.ts'
import { handCount } from '../09-cards/piles.ts'
import { deckFor, handSize } from './more-players.ts'

export function* openingPhase(g: IllusionsOfGlory, arg: number): Procedure<Next> {
  const { state: s } = g
  const side = arg as Side
  yield* takeOne(g, side)
  // The rest of the hand: §4.2.1.c §4.2.2.c §4.4.1.a.6,
  // at Brusilov §30.2.2.a.3 §30.2.2.b.3.
  // All other cards stay in the draw pile: §4.2.1.d §4.2.2.d, at Brusilov §30.2.2.a.4 §30.2.2.b.4.
  for (const command of commandsOf(side)) drawCards(g, command, handSize(s, command) - handCount(s, command))
  return side === AP ? at('opening', CP) : 'turn-start'
}

/**
 * §4.2.1.b §4.2.2.b §30.2.2.a.2 §30.2.2.b.2 The cards of which a side takes one. Of two partners the lead
 * takes it (§4.4.1.a.4 §4.4.1.b.2 §4.4.2.a.4 §4.4.2.b.2).
 */
export function startingCards(s: State, side: Side): number[] {
  const deck = deckFor(s, side)
  return openingChoices(scenarioOf(s), side).filter((c) => deck.includes(c))
}

function ruleOf(s: State, side: Side): string {
  if (scenarioOf(s).id === 'brusilov') return side === AP ? '30.2.2.a.2' : '30.2.2.b.2'
  return side === AP ? '4.2.1.b' : '4.2.2.b'
}

function* takeOne(g: IllusionsOfGlory, side: Side): Procedure {
  const { state: s } = g
  const cards = startingCards(s, side)
  const c = cards.length === 1 ? (cards[0] as number) : yield* askWhich(g, side, cards)
  g.reveal(leadOf(side))
  putCard(s, c, IN_HAND + leadOf(side))
  s.shown.set(side, c)
  g.emit?.({ type: 'card-taken', rule: ruleOf(s, side), side, card: c })
}

function* askWhich(g: IllusionsOfGlory, side: Side, cards: readonly number[]): Procedure<number> {
  const pick = yield* g.ask(leadOf(side), {
    rule: ruleOf(g.state, side),
    prompt: 'take-card',
    facts: { side },
    choose: () => ({ take: cards }),
    refuse: {
      take: (c) =>
        sideOfCard(c) === side
          ? refusal('not-a-starting-card', { card: c, side }, ruleOf(g.state, side))
          : undefined,
    },
  })
  return pick.arg
}
