/** No prerequisite may be one that can never be met. */
import type { CardData, CardId, CardsData, Prerequisite } from './card-types.ts'
import { DECKS } from './card-types.ts'
import type { Known } from './check-card-refs.ts'
import { problem } from './problem.ts'

const FILE = 'cards'
const LAST_TURN = 18
const START_1916 = 9
/** §17.2 a commitment level can rise from the War Status Phase of Turn 2 on, one level a turn */
const EARLIEST = { mobilization: 1, limited: 3, total: 4 } as const
/** §23.2.e §24.1.g §23.4.2.b */
const LOWEST_WILL = 2
const LOWEST_QUALITY = 1
const LAST_STAGE = 4
/** §9.7.2.b §6.0.E.4 */
const NEUTRALS: readonly string[] = ['IT', 'BU', 'RO', 'GR']
const MAY_COLLAPSE: readonly string[] = ['BU', 'RO', 'SB', 'AH']

interface Case {
  readonly card: CardData
  readonly data: CardsData
  readonly known: Known
}
type Reasons = readonly string[]

const when = (isBad: boolean, reason: string): Reasons => (isBad ? [reason] : [])
const cardNamed = ({ cards }: CardsData, id: CardId): CardData | undefined =>
  cards.find((card) => card.id === id)
const rank = ({ deck }: CardData): number => DECKS.indexOf(deck)

const sets = (card: CardData, marker: string): boolean =>
  card.combat === null &&
  card.effects.some((effect) => effect.kind === 'marker' && effect.marker === marker && effect.on)

/** Events that must come before: one of each group. */
function earlier(need: Prerequisite, data: CardsData): readonly (readonly CardData[])[] {
  switch (need.kind) {
    case 'event-played':
    case 'answers':
      return [data.cards.filter(({ id }) => id === need.card)]
    case 'marker':
      return need.on ? [data.cards.filter((card) => sets(card, need.marker))] : []
    case 'all-of':
      return need.of.flatMap((each) => earlier(each, data))
    case 'any-of':
      return [need.of.flatMap((each) => earlier(each, data).flat())]
    default:
      return []
  }
}

/** Whether the event can come about without coming about first. */
function isCircular(card: CardData, data: CardsData, trail: readonly CardId[] = []): boolean {
  if (trail.includes(card.id)) return true
  const groups = card.prerequisite.flatMap((need) => earlier(need, data)).filter((group) => group.length > 0)
  return groups.some((group) => group.every((each) => isCircular(each, data, [...trail, card.id])))
}

function eventReasons(id: CardId, { card, data }: Case): Reasons {
  const first = cardNamed(data, id)
  if (first === undefined) return []
  return [
    ...when(first.combat !== null, `${id} is a combat card and never an event`),
    ...when(rank(first) > rank(card), `${id} is in a later deck`),
  ]
}

function notPlayedReasons(id: CardId, { card, known: { deck1916 } }: Case): Reasons {
  if (deck1916 === undefined || !deck1916[card.side].includes(card.number)) return []
  const isInDeck = deck1916[id.startsWith('AP') ? 'AP' : 'CP'].includes(Number(id.slice(2)))
  return when(!isInDeck, `${id} counts as played in the deck of 1916`)
}

function turnReasons(
  { from = 1, to = LAST_TURN }: { from?: number; to?: number },
  { card, known }: Case,
): Reasons {
  const isIn1916 = known.deck1916?.[card.side].includes(card.number) === true
  return [
    ...when(from > to || from > LAST_TURN, 'no turn fits'),
    ...when(to < EARLIEST[card.deck], 'its deck comes after the last turn that fits'),
    ...when(isIn1916 && to < START_1916, 'its turns are over in 1916'),
  ]
}

function nationReasons({ nation, is }: Extract<Prerequisite, { kind: 'nation' }>): Reasons {
  return [
    ...when(is === 'neutral' && !NEUTRALS.includes(nation), `${nation} is never neutral`),
    ...when(is === 'collapsed' && !MAY_COLLAPSE.includes(nation), `${nation} never collapses`),
  ]
}

function holdsReasons(need: Extract<Prerequisite, { atLeast: number | 'all' }>, { known }: Case): Reasons {
  const { vpSpaces } = known
  if (need.kind !== 'holds-vp' || need.atLeast === 'all' || vpSpaces === undefined) return []
  const most = need.nations.reduce((sum, nation) => sum + vpSpaces(nation), 0)
  return when(need.atLeast > most, `there are only ${most} VP spaces`)
}

/** Why a prerequisite can never be met. */
function reasons(need: Prerequisite, at: Case): Reasons {
  switch (need.kind) {
    case 'event-played':
    case 'answers':
      return eventReasons(need.card, at)
    case 'event-not-played':
      return notPlayedReasons(need.card, at)
    case 'turn':
      return turnReasons(need, at)
    case 'nation':
      return nationReasons(need)
    case 'holds-vp':
      return holdsReasons(need, at)
    case 'any-of':
    case 'all-of':
      return groupReasons(need, at)
    default:
      return markReasons(need, at)
  }
}

function groupReasons({ kind, of }: Extract<Prerequisite, { of: unknown }>, at: Case): Reasons {
  const each = of.map((need) => reasons(need, at))
  return kind === 'any-of' && each.some((found) => found.length === 0) ? [] : each.flat()
}

function markReasons(need: Prerequisite, { card, data }: Case): Reasons {
  switch (need.kind) {
    case 'marker':
      return when(
        need.on && !data.cards.some((other) => sets(other, need.marker) && rank(other) <= rank(card)),
        `no card of its deck or before places the marker ${need.marker}`,
      )
    case 'national-will':
      return when(need.atMost < LOWEST_WILL, `National Will never falls below ${LOWEST_WILL}`)
    case 'troop-quality':
      return when(need.atMost < LOWEST_QUALITY, `Troop Quality never falls below ${LOWEST_QUALITY}`)
    case 'revolution':
      return when(need.stage !== 'never' && need.stage > LAST_STAGE, `the last stage is ${LAST_STAGE}`)
    default:
      return []
  }
}

function contradictions({ prerequisite }: CardData): Reasons {
  const played = prerequisite.flatMap((need) => (need.kind === 'event-played' ? [need.card] : []))
  const not = prerequisite.flatMap((need) => (need.kind === 'event-not-played' ? [need.card] : []))
  return played.filter((id) => not.includes(id)).map((id) => `${id} must both be played and not be played`)
}

export const checkCardNeeds = (data: CardsData, known: Known): readonly string[] =>
  data.cards.flatMap((card) =>
    [
      ...card.prerequisite.flatMap((need) => reasons(need, { card, data, known })),
      ...contradictions(card),
      ...when(isCircular(card, data), 'its event must come before itself'),
    ].map((reason) => problem(FILE, card.id, `can never be met: ${reason}`)),
  )
