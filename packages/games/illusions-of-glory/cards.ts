/**
 * §9.1 The strategy cards by index: AP1 to AP55 are 0 to 54, CP1 to CP55 are 55 to 109. Only
 * printed facts, no part of the state.
 */
import type {
  AreaId,
  CardData,
  CardId,
  CardsData,
  CombatCard,
  EventCard,
  MarkerData,
  MarkerId,
} from './data/card-types.ts'
import { DECKS, POOLS } from './data/card-types.ts'
import cards from './data/cards.json' with { type: 'json' }
import type { CommitmentLevel, PoolId, ScenarioData } from './data/types.ts'
import { spacesNamed } from './map.ts'
import { AP, CP, type Nation, type NationId, nationNamed, type Side, SIDE_IDS, sideNamed } from './sides.ts'

const file: unknown = cards
/** A test checks it with `checkCards`. */
export const CARDS_DATA = file as CardsData
export const CARDS: readonly CardData[] = CARDS_DATA.cards
export const CARD_COUNT = CARDS.length
const CARDS_A_SIDE = CARD_COUNT / 2

const all = Array.from({ length: CARD_COUNT }, (_, c) => c)
const indices = new Map<string, number>(CARDS.map(({ id }, c) => [id, c]))

export const cardData = (c: number): CardData => CARDS[c] as CardData
export const idOfCard = (c: number): CardId => cardData(c).id
export const cardNamed = (id: string): number | undefined => indices.get(id)
/** The card with this id. */
export const card = (id: CardId): number => indices.get(id) as number
/** The card with this number in the deck of a side. */
export const cardNumbered = (side: Side, number: number): number =>
  (side === AP ? 0 : CARDS_A_SIDE) + number - 1

const bytes = (of: (data: CardData) => number): Int8Array => Int8Array.from(CARDS, of)
const test = (of: (data: CardData) => boolean): ((c: number) => boolean) => {
  const table = bytes((data) => Number(of(data)))
  return (c) => table[c] === 1
}
const NOBODY = -1
const nationTable = (of: (data: CardData) => NationId | null): ((c: number) => Nation | -1) => {
  const table = bytes((data) => {
    const id = of(data)
    return id === null ? NOBODY : nationNamed(id)
  })
  return (c) => table[c] as Nation | -1
}

const ops = bytes((data) => data.ops)
const sr = bytes((data) => data.sr)
const warStatus = bytes((data) => data.warStatus)
const sides = bytes((data) => sideNamed(data.side))
const decks = bytes((data) => DECKS.indexOf(data.deck))
const rps = POOLS.map((pool) => bytes(({ rp }) => rp[pool] ?? 0))

/** §card.CP45 Its points, if it is played for OPS. */
export const opsOf = (c: number): number => ops[c] as number
/** §9.5.1 */
export const srOf = (c: number): number => sr[c] as number
/** §9.6 */
export const rpOf = (c: number, pool: PoolId): number => rps[POOLS.indexOf(pool)]?.[c] as number
/** §9.2.c */
export const warStatusOf = (c: number): number => warStatus[c] as number
export const sideOfCard = (c: number): Side => sides[c] as Side
export const deckOfCard = (c: number): CommitmentLevel => DECKS[decks[c] as number] as CommitmentLevel

/** §9.2 0 Mobilization, 1 Limited War, 2 Total War, as in the state's `commitment`. */
export const levelOf = (c: number): 0 | 1 | 2 => decks[c] as 0 | 1 | 2

/** §3.3.c the red box */
export const isCombatCard = test(({ combat }) => combat !== null)
/** §9.3.c the asterisk */
export const isRemovedAfterEvent = test(({ removeAfterEvent }) => removeAfterEvent)
/** §9.3.b the yellow box */
export const isEventAndOps = test(({ eventAndOps }) => eventAndOps)
/** §4.2.3 */
export const isForTheTurn = test(({ lastsTurn }) => lastsTurn)
/** §25.1.c */
export const isSeaInvasion = test(({ seaInvasion }) => seaInvasion)
/** §9.7.3.a the nation whose reinforcement card it is, or −1 */
export const reinforcedBy = nationTable(({ reinforcement }) => reinforcement)
/** §9.7.2.b the nation that enters the war, or −1 */
export const enteringBy = nationTable(({ neutralEntry }) => neutralEntry)

export const eventCard = (c: number): EventCard => {
  const data = cardData(c)
  if (data.combat !== null) throw new Error(`${data.id} is a combat card`)
  return data
}
export const combatCard = (c: number): CombatCard => {
  const data = cardData(c)
  if (data.combat === null) throw new Error(`${data.id} is no combat card`)
  return data
}

export const markerData = (id: MarkerId): MarkerData => CARDS_DATA.markers[id]
const areas = new Map<string, readonly number[]>(
  Object.entries(CARDS_DATA.areas).map(([id, spaces]) => [id, spacesNamed(spaces)]),
)
/** Spaces by the names the cards give them. */
export const areaSpaces = (id: AreaId): readonly number[] => areas.get(id) as readonly number[]

/** §9.2.b The cards a level adds to the deck of a side. */
export const cardsOf = (side: Side, deck: CommitmentLevel): readonly number[] =>
  all.filter((c) => sideOfCard(c) === side && deckOfCard(c) === deck)

/**
 * The draw pile a side begins a scenario with, before a card is taken from it (§4.2, §30.2.2). Three or four
 * players have lists of their own (§4.4).
 */
export function deckAtStart(scenario: ScenarioData, side: Side, players = 2): readonly number[] {
  const id = SIDE_IDS[side]
  const more = players > 2 ? scenario.decksForMore?.[id] : undefined
  const numbers = more ?? scenario.cards[id].deck
  return numbers === undefined
    ? cardsOf(side, 'mobilization')
    : numbers.map((number) => cardNumbered(side, number))
}

/** §4.2.1.b §4.2.2.b §30.2.2 The cards of which a side takes one and shows it. */
export function openingChoices(scenario: ScenarioData, side: Side): readonly number[] {
  const { take, takeOps } = scenario.cards[SIDE_IDS[side]]
  const numbers = take?.map((number) => cardNumbered(side, number))
  return deckAtStart(scenario, side).filter((c) => (numbers ? numbers.includes(c) : opsOf(c) === takeOps))
}

/** Events that count as played before a scenario begins, because their cards are in no deck. */
export function playedBefore(scenario: ScenarioData): readonly number[] {
  const isFixed = scenario.cards.AP.deck !== undefined
  const inDecks = [...deckAtStart(scenario, AP), ...deckAtStart(scenario, CP)]
  return isFixed ? all.filter((c) => !inDecks.includes(c)) : []
}
