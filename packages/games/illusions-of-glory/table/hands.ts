/** §9 hands of cards: those the viewer may read, and of the others how many cards there are. */
import type { Card, CardTag, Hand, Line, OpenHand } from '@sandtable/presentation'
import {
  cardNamed,
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
import { enemyOf, type Nation, SIDE_IDS, type Side, type SideId } from '../sides.ts'
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

/** A side's cards in the view: a hand that may not be read is a number. */
interface CardsJson {
  readonly hands: Readonly<Record<string, number | readonly string[]>>
  readonly known: readonly string[]
  readonly draw: number
  readonly discard: readonly string[]
  readonly removed: readonly string[]
  readonly table: readonly string[]
}
const cardsOf = ({ view }: Scene, side: Side): CardsJson =>
  (view as unknown as { readonly cards: Readonly<Record<SideId, CardsJson>> }).cards[SIDE_IDS[side]]

/** The viewer's own hand first, then the partner's, then those of the enemy. */
export function hands(scene: Scene): Hand[] {
  const own = viewerSide(scene)
  const mine = viewerCommands(scene)
  const order = [...commandsOf(own)].sort((a, b) => Number(mine.includes(b)) - Number(mine.includes(a)))
  return [
    ...choiceHand(scene),
    ...order.flatMap((command) => handOf(scene, own, command, mine.includes(command))),
    ...commandsOf(enemyOf(own)).flatMap((command) => handOf(scene, enemyOf(own), command, false)),
    ...shownHand(scene, enemyOf(own)),
  ]
}

const numbered = (ids: readonly string[]): number[] => ids.flatMap((id) => cardNamed(id) ?? [])

/** §4.4 A side with one player has one hand: its second command has none. */
function handOf(scene: Scene, side: Side, command: Command, isOwn: boolean): Hand[] {
  const held = cardsOf(scene, side).hands[COMMAND_IDS[command]] ?? 0
  const count = typeof held === 'number' ? held : held.length
  const isSecond = command !== commandsOf(side)[0]
  if (count === 0 && isSecond && !isDivided(scene, side)) return []
  const common = { id: COMMAND_IDS[command], nation: SIDE_KEYS[side] }
  if (typeof held === 'number') return [{ ...common, title: holder(scene, side, command), count: held }]
  const title = isOwn ? words(scene).cards.yours : words(scene).cards.of(holder(scene, side, command))
  return [openHand(scene, { ...common, title }, numbered(held), pileLines(scene, side))]
}
const isDivided = ({ play }: Scene, side: Side): boolean =>
  play.setup.scenario.seats.every(
    ({ powers }) => !commandsOf(side).every((command) => powers.includes(command)),
  )
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
  const { known, hands: counts } = cardsOf(scene, side)
  const isOpen = Object.values(counts).some((held) => typeof held !== 'number' && held.length > 0)
  if (known.length === 0 || isOpen) return []
  const title = words(scene).cards.shown(sideTitle(scene, side))
  return [
    openHand(scene, { id: `shown-${SIDE_IDS[side]}`, title, nation: SIDE_KEYS[side] }, numbered(known), []),
  ]
}

/** §9.1 the piles beside the hand */
function pileLines(scene: Scene, side: Side): Line[] {
  const { draw, discard, removed, table } = cardsOf(scene, side)
  const w = words(scene).cards
  const names = table.length === 0 ? [] : numbered(table).map((card) => cardTitle(scene, card))
  return [
    { text: w.deck, value: String(draw), rules: ['9.1'] },
    { text: w.discards, value: String(discard.length), rules: ['9.3.d'] },
    { text: w.removed, value: String(removed.length), rules: ['9.3.c'] },
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
