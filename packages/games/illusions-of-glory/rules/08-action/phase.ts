/** §8.2 the choice of an action. */
import { card } from '../../cards.ts'
import { type Command, commandsOf, sideOfCommand } from '../../commands.ts'
import type { IllusionsOfGlory, Next, Refusal, Procedure } from '../../illusions-of-glory.ts'
import { refusal } from '../../refusal.ts'
import { type Nation, type Side, onlySideOf, WILL_NATIONS } from '../../sides.ts'
import { ACTION, type State, FLAG, hasFlag } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { whyNotEvent } from '../09-cards/limits.ts'
import { handOf } from '../09-cards/piles.ts'
import { takeAction, type Use } from '../09-cards/play.ts'
import { settleGreekPending } from '../26-neutrals/greece-entry.ts'
import { recordAction, lastAction } from './rounds.ts'
import { isDemoralized } from '../23-rebellion/national-will.ts'
import { askUprising } from '../23-rebellion/phase.ts'
import { risingSpaces } from '../23-rebellion/uprisings.ts'

/**
 * §8.2 The player chooses one of five actions. A player without a playable card can always act without one.
 */
export function* actionPhase(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  const { actor } = s
  const side = sideOfCommand(actor)
  const refuse = (use: Use) => (c: number) => whyNotUse(s, actor, use, c)
  const pick = yield* g.ask(actor, {
    rule: '8.2',
    prompt: 'action',
    facts: { side, turn: s.turn, round: s.round, greece: s.greekPending === 1 },
    choose: () => actionOffer(s, actor),
    refuse: {
      ops: refuse('ops'),
      sr: refuse('sr'),
      rp: refuse('rp'),
      event: refuse('event'),
      raise: (nation) => whyNotRaise(s, side, nation as Nation),
    },
  })
  // §9.7.2.d Greece enters the war as soon as CP has chosen any action but KING CONSTANTINE.
  if (s.greekPending === 1 && !(pick.verb === 'event' && pick.arg === CONSTANTINE))
    settleGreekPending(g, false)
  if (pick.verb === 'no-card') return actWithoutCard(g, actor)
  if (pick.verb !== 'raise') return takeAction(g, actor, pick.verb, pick.arg)
  recordWithoutCard(g, actor, ACTION.uprising, 0)
  yield* raiseUprising(g, pick.arg as Nation)
  return 'round-end'
}
const CONSTANTINE = card('CP35')

/** §8.2.e One OPS without a card. It cannot pay for a space that costs two. */
function actWithoutCard(g: IllusionsOfGlory, actor: Command): Next {
  recordWithoutCard(g, actor, ACTION.noCard, TABLES.rounds.noCardOps)
  return 'activation'
}
function recordWithoutCard(g: IllusionsOfGlory, command: Command, action: number, points: number): void {
  const { state: s } = g
  const side = sideOfCommand(command)
  s.playing = -1
  s.points = points
  recordAction(s, side, action)
  g.emit?.({ type: 'action-taken', rule: '8.2.e', side, command, round: s.round, action, card: -1, points })
}

/**
 * §4.4.1.a.9 §4.4.2.a.9 A player may use the cards of his partner. No card must be played first (§4.2.2.e,
 * §30.2.2.a.5, §30.2.2.b.5).
 */
const cardsFor = (s: State, side: Side): number[] => commandsOf(side).flatMap((command) => handOf(s, command))

/** §9.3.a The four uses of cards, and what takes none. §4.4.1.a.7 §4.4.2.a.7 The same holds for partners. */
export function actionOffer(s: State, command: Command) {
  const side = sideOfCommand(command)
  const cards = cardsFor(s, side)
  return {
    ops: cards,
    sr: mayRepeat(s, side, ACTION.sr) ? cards : [], // §8.2.b
    rp: mayRepeat(s, side, ACTION.rp) ? cards : [], // §8.2.c
    event: cards.filter((c) => whyNotEvent(s, c) === undefined), // §8.2.d
    'no-card': true, // §8.2.e
    raise: raisable(s, side),
  }
}

/** §9.3.a §glossary.ops-sr A card has one use at a time: it never gives both OPS and SR. */
function whyNotUse(s: State, command: Command, use: Use, c: number): Refusal | undefined {
  const side = sideOfCommand(command)
  if (!cardsFor(s, side).includes(c)) return refusal('not-in-hand', { card: c })
  switch (use) {
    case 'ops': // §8.2.a
      return undefined
    case 'sr': // §8.2.b
      return mayRepeat(s, side, ACTION.sr) ? undefined : refusal('sr-twice-running', { card: c })
    case 'rp': // §8.2.c
      return mayRepeat(s, side, ACTION.rp) ? undefined : refusal('rp-twice-running', { card: c })
    case 'event': // §8.2.d
      return whyNotEvent(s, c)
  }
}

/**
 * §9.5.3.a §13.1.f §9.6.2.a A side may not use a card as it used one in its previous round.
 * §9.5.3.b The last round of a turn and the first of the next do not count as consecutive.
 * §9.5.3.c §9.6.2.b §13.1.g The players may agree otherwise (an option of the game).
 */
export const mayRepeat = (s: State, side: Side, action: number): boolean =>
  hasFlag(s, FLAG.consecutive) || lastAction(s, side) !== action

// §23.3.1.d §8.2.e In the first round a player may raise an uprising instead of playing a card.

/** Demoralized nations of the enemy: AP may raise AH and GE uprisings, CP may raise RU uprisings. */
export const raisable = (s: State, side: Side): readonly Nation[] =>
  s.round === 1
    ? WILL_NATIONS.filter(
        (nation) => whyNotRaise(s, side, nation) === undefined && risingSpaces(s, nation).length > 0,
      )
    : []

function whyNotRaise(s: State, side: Side, nation: Nation): Refusal | undefined {
  if (s.round !== 1) return refusal('only-in-first-round', { nation })
  const isEnemy = WILL_NATIONS.includes(nation) && onlySideOf(nation) !== side
  if (!isEnemy || !isDemoralized(s, nation)) return refusal('nation-not-demoralized', { nation })
  return undefined
}

/** The player who directs the uprisings of the nation places it (§4.4.1.a.2). This is the whole action. */
function* raiseUprising(g: IllusionsOfGlory, nation: Nation): Procedure {
  yield* askUprising(g, nation, false)
}
