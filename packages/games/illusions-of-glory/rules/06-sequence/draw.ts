/** §6.0.H the Draw Phase. */
import { at, call } from '@sandtable/kernel'
import { isCombatCard } from '../../cards.ts'
import { type Command, COMMANDS, commandsOf, sideOfCommand } from '../../commands.ts'
import type { IllusionsOfGlory, Next, Refusal, Procedure } from '../../illusions-of-glory.ts'
import { refusal } from '../../refusal.ts'
import { type Side, SIDES } from '../../sides.ts'
import { FLAG, hasFlag, IN_HAND, PILE, pileOf, putCard, type State } from '../../state.ts'
import { mayDelegate } from '../04-setup/commands.ts'
import { delegate } from '../04-setup/delegating.ts'
import { handSize } from '../04-setup/more-players.ts'
import { cardsIn, clearTable, handCount, handOf } from '../09-cards/piles.ts'
import { isLastTurn } from '../17-war-status/ending.ts'
import { endTurn } from './turn.ts'

/** §6.0.H.1 Cards on the table are removed. Then each player may discard (§6.0.H.2) and draws. */
export function* drawPhase(g: IllusionsOfGlory): Procedure<Next> {
  yield* []
  clearTable(g)
  // §30.1.c No cards are drawn after the last turn.
  if (isLastTurn(g.state)) return endTurn(g)
  return call(
    COMMANDS.map((command) => at('draw/discard', command)),
    'draw/hands',
  )
}

/** §6.0.H.2 One card is discarded per entry of the stage. */
export function* discardStage(g: IllusionsOfGlory, arg: number): Procedure<Next> {
  const command = arg as Command
  const isDone = !mayDiscard(g.state, command) || (yield* discardOne(g, command))
  return isDone ? 'done' : at('draw/discard', command)
}

/** §6.0.H.3 */
export function* drawStage(g: IllusionsOfGlory): Procedure<Next> {
  yield* []
  drawHands(g)
  g.state.delegated = 0
  return mayDelegate(g.state) ? 'draw/delegation' : endTurn(g)
}

/** §4.4.1.a.14 The Russian player says who plays his cards next turn. */
export function* delegationStage(g: IllusionsOfGlory): Procedure<Next> {
  yield* delegate(g)
  return endTurn(g)
}

/**
 * §6.0.H.2 Whether a player is asked must not reveal what he holds. So he is asked whenever he has a card and
 * a combat card of his side lies in its hands or in its draw pile.
 */
function mayDiscard(s: State, command: Command): boolean {
  const side = sideOfCommand(command)
  const unseen = [...commandsOf(side).flatMap((each) => handOf(s, each)), ...cardsIn(s, side, PILE.draw)]
  return handCount(s, command) > 0 && unseen.some(isCombatCard)
}

/** Returns true when the player does not discard any more. */
function* discardOne(g: IllusionsOfGlory, command: Command): Procedure<boolean> {
  const { state: s } = g
  const side = sideOfCommand(command)
  const pick = yield* g.ask(command, {
    rule: '6.0.H.2',
    prompt: 'discard-cards',
    facts: { side },
    choose: () => ({ discard: handOf(s, command).filter(isCombatCard), done: true }),
    refuse: { discard: (c) => whyNotDiscard(s, command, c) },
  })
  if (pick.verb === 'done') return true
  g.reveal(command)
  putCard(s, pick.arg, PILE.discard)
  g.emit?.({ type: 'combat-cards-discarded', rule: '6.0.H.2', side, cards: [pick.arg] })
  return false
}
function whyNotDiscard(s: State, command: Command, c: number): Refusal | undefined {
  if (pileOf(s, c) !== IN_HAND + command) return refusal('not-in-hand', { card: c }, '6.0.H.2')
  return isCombatCard(c) ? undefined : refusal('only-combat-cards', { card: c })
}

/**
 * §6.0.H.3.a Each player draws up to the size of his hand.
 * §4.4.1.a.13 §4.4.2.a.13 each player of a pair; §4.4.1.b.5 §4.4.2.b.5 a player against a pair.
 */
function drawHands(g: IllusionsOfGlory): void {
  const { state: s } = g
  // §6.0.H.4.b An option of the game.
  if (hasFlag(s, FLAG.reshuffleEveryTurn))
    for (const side of SIDES) {
      const discards = cardsIn(s, side, PILE.discard)
      if (discards.length > 0) shuffleIn(g, side, discards, '6.0.H.4.b')
    }
  for (const command of COMMANDS) drawCards(g, command, handSize(s, command) - handCount(s, command))
}

/** §6.0.H.3.a Draws cards into a hand. */
export function drawCards(g: IllusionsOfGlory, command: Command, count: number): void {
  const drawn = fromPile(g, command, count)
  const side = sideOfCommand(command)
  // §6.0.H.4.a §glossary.discard-pile If the draw pile runs out, the discards are shuffled in and the rest is
  // drawn from them.
  if (drawn.length < count && cardsIn(g.state, side, PILE.discard).length > 0) {
    shuffleIn(g, side, cardsIn(g.state, side, PILE.discard))
    drawn.push(...fromPile(g, command, count - drawn.length))
  }
  if (drawn.length === 0) return
  const event = { type: 'cards-drawn', rule: '6.0.H.3.a', command, count: drawn.length } as const
  g.emit?.({ ...event, cards: drawn }, { to: command, others: { ...event, cards: [] } })
}

/** §glossary.draw-pile The draw pile has no order: each draw picks at random. */
function fromPile(g: IllusionsOfGlory, command: Command, count: number): number[] {
  const pile = cardsIn(g.state, sideOfCommand(command), PILE.draw)
  if (count <= 0 || pile.length === 0) return []
  g.shuffle(pile)
  const drawn = pile.slice(0, count)
  for (const c of drawn) putCard(g.state, c, IN_HAND + command)
  return drawn
}

/** §6.0.H.4 §9.2.b Adds cards to the draw pile of a side. */
export function shuffleIn(
  g: IllusionsOfGlory,
  side: Side,
  cards: readonly number[],
  rule: string = '6.0.H.4.a',
): void {
  for (const c of cards) putCard(g.state, c, PILE.draw)
  g.emit?.({ type: 'reshuffled', rule, side, cards: cards.length })
}
