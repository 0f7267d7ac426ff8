import type { CommandEvents } from '../../events/command.ts'
import type { Command } from '../../commands.ts'
import { idOfCard } from '../../cards.ts'
import type { Fact } from '@sandtable/kernel'
import { AP } from '../../sides.ts'
import { ACTION, DRAW } from '../../state.ts'
import { turnData } from '../../tables.ts'
import { EN_CARDS } from '../cards/en.ts'
import type * as keys from '../keys/command.ts'
import type { Part } from '../shape.ts'
import { card, cards, count, nation, player, signed, space } from './words.ts'

const COMMANDERS: Readonly<Record<Command, string>> = {
  0: 'Russia',
  1: 'Western Allies',
  2: 'Austria-Hungary',
  3: 'Germany',
}
const LEVELS = ['Mobilization', 'Limited War', 'Total War'] as const
const PILES = {
  discard: 'is discarded',
  removed: 'is removed from the game',
  table: 'stays face up for the turn',
  hand: 'goes back into the hand',
} as const
const DUTIES: Readonly<Record<string, string>> = {
  none: 'None or Made',
  RU: 'RU',
  'BR-FR': 'BR/FR',
  'BR-FR-halt': 'BR/FR may not attack',
  IT: 'IT',
  balkans: 'Balkans',
  'AH-SB': 'AH (SB)',
  GE: 'GE',
  TU: 'TU',
  'AH-IT': 'AH (IT)',
}
const duty = (result: string): string => DUTIES[result] ?? result
const needs = (c: Fact | undefined): string =>
  typeof c === 'number' ? (EN_CARDS[idOfCard(c)].needs ?? '?') : '?'

type Said<K extends keyof CommandEvents> = CommandEvents[K]
function offensiveSentence({ side, die, modifier, result, void: isVoid }: Said<'offensive-rolled'>): string {
  const order = `mandatory offensive of ${player(side)}`
  if (die === 0) return `${order}: ${duty(result)}.`
  const roll = modifier === 0 ? `${die}` : `${die} ${signed(modifier)} = ${die + modifier}`
  return `${order}: ${roll}, ${duty(result)}${isVoid ? ', which counts as None or Made' : ''}.`
}

const USES: Readonly<Record<number, string>> = {
  [ACTION.ops]: 'for operations',
  [ACTION.sr]: 'for strategic redeployment',
  [ACTION.rp]: 'for replacement points',
  [ACTION.event]: 'as an event',
}
function actionSentence({ side, round, action, card: c, points }: Said<'action-taken'>): string {
  const who = `Round ${round}: ${player(side)}`
  if (action === ACTION.uprising) return `${who} raise an uprising instead of playing a card.`
  if (action === ACTION.noCard) return `${who} act without a card (1 OPS).`
  const worth = points > 0 ? ` (${points})` : ''
  return `${who} play ${card(c)} ${USES[action] ?? ''}${worth}.`
}

const WINS: Readonly<Record<string, string>> = {
  automatic: 'an automatic victory',
  limited: 'a limited victory',
  marginal: 'a marginal victory',
}
const ENDINGS = { automatic: '', armistice: 'Armistice. ', 'last-turn': 'The scenario is over. ' } as const
function endSentence({ winner, vp, level, how }: Said<'game-ended'>): string {
  if (winner === DRAW) return `${ENDINGS[how]}The game is a draw with ${vp} VP.`
  return `${ENDINGS[how]}${winner === AP ? 'The Allied Powers' : 'The Central Powers'} win ${WINS[level] ?? '?'} with ${vp} VP.`
}

export const command: Part<typeof keys, keys.Procedure, keyof CommandEvents> = {
  prompts: {
    'take-card': (f) => `${player(f.side)} take a card and show it.`,
    delegate: () => 'Shall the other Allied player play your cards next turn?',
    action: (f) =>
      f.greece === true
        ? `Round ${String(f.round)}, ${player(f.side)}: choose an action. Greece enters the war unless KING CONSTANTINE answers.`
        : `Round ${String(f.round)}, ${player(f.side)}: choose an action.`,
    'discard-cards': (f) => `${player(f.side)} may discard combat cards before they draw.`,
  },
  refusals: {
    'not-in-hand': (f) => `${card(f.card)} is not in your hand.`,
    'not-a-starting-card': (f) => `${card(f.card)} cannot be the card ${player(f.side)} begin with.`,
    'sr-twice-running': () => 'Your last round was strategic redeployment: not twice running.',
    'rp-twice-running': () => 'Your last round was replacement points: not twice running.',
    'combat-card-only-in-combat': (f) =>
      `${card(f.card)} is a combat card: as an event it can be played in combat only.`,
    'prerequisite-unmet': (f) => `${card(f.card)} cannot be played yet. It needs: ${needs(f.card)}.`,
    'plan-too-late': (f) => `${card(f.card)} can be played as an event in Turns 1 and 2 only.`,
    'event-banned': (f) => `An event in force this turn forbids ${card(f.card)}.`,
    'reinforced-already': (f) => `${nation(f.nation)} has had its reinforcement card this turn.`,
    'no-room-for-all': (f) => `There is no room on the map for all units of ${card(f.card)}.`,
    'capital-taken': (f) => `${nation(f.nation)} has lost its capital and gets no reinforcements.`,
    'entry-already-this-turn': () => 'A neutral nation has entered the war this turn already.',
    'invasion-already-this-turn': () => 'A sea-invasion card has been played this turn already.',
    'not-in-winter': (f) => `${card(f.card)} cannot be played in winter.`,
    'sea-closed': (f) => `${card(f.card)} cannot be played while the sea is closed.`,
    'no-ru-reinforcements': () => 'The revolution has ended Russian reinforcements.',
    'nation-not-demoralized': (f) =>
      `${nation(f.nation)} is no demoralized nation of the enemy: no uprising breaks out there.`,
    'only-in-first-round': () => 'An uprising can be raised instead of a card in the first round only.',
    'only-combat-cards': (f) =>
      `${card(f.card)} is no combat card: it stays in your hand until it is played.`,
  },
  verbs: {
    take: 'Take',
    ops: 'Operations',
    sr: 'Strategic redeployment',
    rp: 'Replacement points',
    event: 'Event',
    'no-card': '1 OPS without a card',
    raise: 'Raise an uprising in',
    discard: 'Discard',
  },
  procedures: {
    opening: 'Opening',
    'turn-start': 'Start of the turn',
    mandatory: 'Mandatory Offensive Phase',
    action: 'Action Phase',
    'war-status': 'War Status Phase',
    'war-status/bulgaria': 'Collapse of Bulgaria',
    'war-status/romania': 'Collapse of Romania',
    'war-status/serbia': 'Collapse of Serbia',
    'war-status/austria': 'Collapse of Austria-Hungary',
    'war-status/end': 'End of the War Status Phase',
    draw: 'Strategy Card Draw Phase',
    'draw/discard': 'Discarding combat cards',
    'draw/hands': 'Drawing cards',
    'draw/delegation': 'Delegating the action rounds',
    end: 'End of the game',
  },
  events: {
    'turn-began': (e) => `Turn ${e.turn}, ${turnData(e.turn).name.en}, begins.`,
    'round-began': (e) => `Round ${e.round}: ${player(e.side)}.`,
    'card-taken': (e) => `${player(e.side)} take ${card(e.card)} and show it.`,
    'cards-drawn': (e) =>
      `${COMMANDERS[e.command]}: ${count(e.count, 'card')} drawn${e.cards.length > 0 ? ` (${cards(e.cards)})` : ''}.`,
    reshuffled: (e) => `${count(e.cards, 'card')} shuffled into the draw pile of ${player(e.side)}.`,
    'offensive-rolled': (e) => offensiveSentence(e),
    'offensive-made': (e) =>
      `The attack on ${space(e.space)} makes the mandatory offensive (${duty(e.result)}) of ${player(e.side)}.`,
    'offensive-failed': (e) =>
      `${player(e.side)} have not made their mandatory offensive (${duty(e.result)}).`,
    'halt-broken': (e) => `British or French units attack ${space(e.space)} against orders.`,
    'action-taken': (e) => actionSentence(e),
    'war-status-raised': (e) =>
      `War status of ${player(e.side)} ${signed(e.by)} to ${e.now}; combined ${e.combined}.`,
    'commitment-raised': (e) =>
      `${player(e.side)} rise to ${LEVELS[e.level] ?? '?'}: ${count(e.cards, 'new card')}.`,
    'card-left': (e) => `${card(e.card)} ${PILES[e.to]}.`,
    'combat-cards-discarded': (e) => `${player(e.side)} discard ${cards(e.cards)}.`,
    'rounds-delegated': (e) =>
      e.on
        ? 'The Western Allies play the Russian rounds next turn.'
        : 'Russia plays its own rounds next turn.',
    'vp-changed': (e) => `VP ${signed(e.by)} to ${e.vp}${e.space < 0 ? '' : ` (${space(e.space)})`}.`,
    'armistice-moved': (e) => `The armistice marker moves ${signed(e.by)} to ${e.now}.`,
    'game-ended': (e) => endSentence(e),
  },
}
