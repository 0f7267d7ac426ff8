/** §9 hands of cards: those the viewer may read, and of the others how many cards there are. */
import type { Card, CardTag, Hand, Line, OpenHand } from '@sandtable/presentation'
import {
  deckOfCard,
  enteringBy,
  idOfCard,
  isCombatCard,
  isEventAndOps,
  isForTheTurn,
  isRemovedAfterEvent,
  opsOf,
  reinforcedBy,
  sideOfCard,
  warStatusOf,
} from '../cards.ts'
import { COMMAND_IDS, type Command, commandsOf } from '../commands.ts'
import { enemyOf, type Nation, SIDE_IDS, type Side } from '../sides.ts'
import { cardsIn, handOf } from '../rules/09-cards/piles.ts'
import { seesHand } from '../secrets.ts'
import { isInHand, PILE } from '../state.ts'
import { figuresOf, textOfCard } from './card-lines.ts'
import { placeOfCard } from './card-places.ts'
import { usesOf } from './card-uses.ts'
import {
  askedOf,
  cardTitle,
  commandTitle,
  nationKey,
  optionsOf,
  type Scene,
  SIDE_KEYS,
  sideTitle,
  viewerCommands,
  viewerSide,
  words,
} from './scene.ts'

/** The viewer's own hand first, then the partner's, then those of the enemy. */
export function hands(scene: Scene): Hand[] {
  const own = viewerSide(scene)
  const mine = viewerCommands(scene)
  const order = [...commandsOf(own)].sort((a, b) => Number(mine.includes(b)) - Number(mine.includes(a)))
  return [
    ...choiceHand(scene),
    ...order.flatMap((command) => handFor(scene, own, command, mine.includes(command))),
    ...commandsOf(enemyOf(own)).flatMap((command) => handFor(scene, enemyOf(own), command, false)),
    ...shownHand(scene, enemyOf(own)),
  ]
}

/** §4.4 A side with one player has one hand: its second command has none. */
function handFor(scene: Scene, side: Side, command: Command, isOwn: boolean): Hand[] {
  const held = handOf(scene.state, command)
  const isSecond = command !== commandsOf(side)[0]
  if (held.length === 0 && isSecond && !isDivided(scene, side)) return []
  const common = { id: COMMAND_IDS[command], nation: SIDE_KEYS[side] }
  if (!seesHand(scene.eyes, side))
    return [{ ...common, title: holder(scene, side, command), count: held.length }]
  const title = isOwn ? words(scene).cards.yours : words(scene).cards.of(holder(scene, side, command))
  return [openHand(scene, { ...common, title }, held, pileLines(scene, side))]
}
const isDivided = ({ scenario }: Scene, side: Side): boolean =>
  scenario.seats.every(({ powers }) => !commandsOf(side).every((command) => powers.includes(command)))
const holder = (scene: Scene, side: Side, command: Command): string =>
  isDivided(scene, side) ? commandTitle(scene, command) : sideTitle(scene, side)

type Head = Pick<OpenHand, 'id' | 'title' | 'nation'>
const openHand = (scene: Scene, head: Head, cards: readonly number[], notes: readonly Line[]): OpenHand => ({
  ...head,
  cards: [...cards].sort(byWorth).map((card) => cardOf(scene, card)),
  chosen: [],
  notes,
})
/** Cards with the highest OPS first. */
const byWorth = (a: number, b: number): number => opsOf(b) - opsOf(a) || a - b

/** §4.2.1.b The cards of which one is taken are in no hand yet. */
function choiceHand(scene: Scene): Hand[] {
  const asked = askedOf(scene)
  if (asked?.prompt !== 'take-card') return []
  const head = { id: 'choice', title: words(scene).cards.choice, nation: SIDE_KEYS[viewerSide(scene)] }
  return [openHand(scene, head, optionsOf(asked.offer, 'take'), [])]
}

/** §4.2.1.b The card the enemy has shown, while it is in his hand. */
function shownHand(scene: Scene, side: Side): Hand[] {
  const s = scene.state
  const card = s.shown.get(side)
  if (card < 0 || !isInHand(s, card) || seesHand(scene.eyes, side)) return []
  const title = words(scene).cards.shown(sideTitle(scene, side))
  return [openHand(scene, { id: `shown-${SIDE_IDS[side]}`, title, nation: SIDE_KEYS[side] }, [card], [])]
}

/** §9.1 the piles beside the hand */
function pileLines(scene: Scene, side: Side): Line[] {
  const pile = (where: number): number[] => cardsIn(scene.state, side, where)
  const count = (where: number): string => String(pile(where).length)
  const w = words(scene).cards
  const names = pile(PILE.table).map((card) => cardTitle(scene, card))
  return [
    { text: w.deck, value: count(PILE.draw), rules: ['9.1'] },
    { text: w.discards, value: count(PILE.discard), rules: ['9.3.d'] },
    { text: w.removed, value: count(PILE.removed), rules: ['9.3.c'] },
    ...(names.length > 0 ? [{ text: w.table(words(scene).frame.and(names)), rules: ['4.2.3'] }] : []),
  ]
}

function cardOf(scene: Scene, card: number): Card {
  const w = words(scene).cards
  const side = sideOfCard(card)
  const nation = reinforcedBy(card) >= 0 ? reinforcedBy(card) : enteringBy(card)
  const ops = String(opsOf(card))
  return {
    card,
    number: idOfCard(card).replace(/(\d+)/, ' $1'),
    title: cardTitle(scene, card),
    nation: nation < 0 ? SIDE_KEYS[side] : nationKey(nation as Nation),
    side: sideTitle(scene, side),
    tone: isCombatCard(card) ? 'combat' : isEventAndOps(card) ? 'double' : 'event',
    corner: { label: w.worth, value: ops, title: w.worthTitle },
    figures: figuresOf(scene, card),
    text: textOfCard(scene, card),
    tags: tagsOf(scene, card),
    space: placeOfCard(card),
    uses: sideOfCard(card) === viewerSide(scene) ? usesOf(scene, card) : [],
  }
}

function tagsOf(scene: Scene, card: number): CardTag[] {
  const w = words(scene).cards.tags
  const status = warStatusOf(card)
  return [
    ...(isCombatCard(card) ? [{ kind: 'combat', text: w.combat } as const] : []),
    ...(isForTheTurn(card) ? [{ kind: 'lasting', text: w.lasting } as const] : []),
    ...(isRemovedAfterEvent(card) ? [{ kind: 'removed', text: w.removed } as const] : []),
    ...(status > 0 ? [{ kind: 'plain', text: w.status(status), sign: `(${status})` } as const] : []),
    { kind: 'era', text: w.decks[deckOfCard(card)] },
  ]
}
