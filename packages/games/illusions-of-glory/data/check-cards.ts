import { repeated } from '@sandtable/kernel/data'
import type { CardData, CardsData, CombatEffect, CombatWindow, EventCard, EventEffect } from './card-types.ts'
import { DECKS } from './card-types.ts'
import { WINDOWS, windowOf } from './card-windows.ts'
import { checkCardNeeds } from './check-card-needs.ts'
import { checkCardReferences, type Known } from './check-card-refs.ts'
import { problem, unless } from './problem.ts'
import { cardsShape } from './shape-cards.ts'

const FILE = 'cards'
const SIDES = ['AP', 'CP'] as const
/** §3.3.a */
const SIZES = { mobilization: 14, limited: 20, total: 21 } as const
const CARDS_A_SIDE = 55
/** §17.2.1.a §30.2.1.f */
const TO_LIMITED_WAR = 4
const WAR_STATUS_1916 = 14
/** §25.2.1.b */
const LANDINGS = 3
const OPS = [2, 5] as const
const POOLS_OF: Readonly<Record<'AP' | 'CP', readonly string[]>> = {
  AP: ['RU', 'IT', 'AP-A'],
  CP: ['GE', 'AH', 'CP-A'],
}
/** §24.1.d §24.1.e §24.1.f */
const QUALITY_COST: Readonly<Record<string, number>> = { RU: -2, GE: -2, AH: -5, IT: -7 }

const deckOf = (number: number): CardData['deck'] => {
  if (number <= SIZES.mobilization) return 'mobilization'
  return number <= SIZES.mobilization + SIZES.limited ? 'limited' : 'total'
}

/** §3.3.a 55 cards a side, 14, 20 and 21 */
function checkDecks({ cards }: CardsData): readonly string[] {
  return [
    ...repeated(cards.map(({ id }) => id)).map((id) => problem(FILE, id, 'listed twice')),
    ...SIDES.flatMap((side) => {
      const own = cards.filter((card) => card.side === side)
      return [
        ...unless(own.length === CARDS_A_SIDE, FILE, side, `${own.length} cards, not ${CARDS_A_SIDE}`),
        ...DECKS.flatMap((deck) => {
          const size = own.filter((card) => card.deck === deck).length
          return unless(size === SIZES[deck], FILE, side, `${size} cards in ${deck}, not ${SIZES[deck]}`)
        }),
      ]
    }),
  ]
}

/** the printed values */
function checkFace(card: CardData): readonly string[] {
  const { id, side, number, deck, ops, sr, rp, basis, effects } = card
  const strange = Object.keys(rp).filter((pool) => !POOLS_OF[side].includes(pool))
  return [
    ...unless(id === `${side}${number}` && number <= CARDS_A_SIDE, FILE, id, 'does not fit side and number'),
    ...unless(deck === deckOf(number), FILE, id, `number ${number} is not in ${deck}`),
    ...unless(ops >= OPS[0] && ops <= OPS[1], FILE, id, `OPS of ${ops}`),
    ...unless(sr === ops, FILE, id, 'SR must equal OPS (§9.5.1)'),
    ...strange.map((pool) => problem(FILE, id, `RPs for ${pool}`)),
    ...unless(basis.effects.length === effects.length, FILE, id, 'a basis is needed for each effect'),
  ]
}

const lastsTheTurn = (effect: EventEffect): boolean =>
  ('duration' in effect && effect.duration === 'turn') ||
  (effect.kind === 'rp-lost' && effect.scope === 'turn')

const nationsReinforced = ({ effects }: EventCard): readonly string[] =>
  effects.flatMap((effect) => {
    if (effect.kind === 'reinforcements') return [effect.nation]
    return effect.kind === 'special' && effect.id === 'serbs-return' ? ['SB'] : []
  })
const nationsEntering = ({ effects }: EventCard): readonly string[] =>
  effects.flatMap((effect) => (effect.kind === 'neutral-entry' ? [effect.nation] : []))

/** §24.1.d §24.1.e §24.1.f §24.2.a the card costs Troop Quality if a unit can arrive reduced */
function checkQuality(id: string, effect: EventEffect): readonly string[] {
  if (effect.kind !== 'reinforcements') return []
  const cost = effect.reducedIfPoor.length === 0 ? 0 : (QUALITY_COST[effect.nation] ?? 0)
  const strays = effect.reducedIfPoor.filter((unit) => !effect.units.includes(unit))
  return [
    ...unless(effect.troopQuality === cost, FILE, id, `must change Troop Quality by ${cost}`),
    ...strays.map((unit) => problem(FILE, id, `${unit} is reduced but does not come`)),
  ]
}

/** flags that follow from the effects */
function checkEvent(card: EventCard): readonly string[] {
  const { id, effects, lastsTurn, reinforcement, neutralEntry, seaInvasion } = card
  const is = (nations: readonly string[], nation: string | null): boolean =>
    nations.join() === (nation === null ? '' : nation)
  return [
    ...unless(effects.some(lastsTheTurn) === lastsTurn, FILE, id, 'lastsTurn does not fit the effects'),
    ...unless(is(nationsReinforced(card), reinforcement), FILE, id, 'reinforcement does not fit the effects'),
    ...unless(is(nationsEntering(card), neutralEntry), FILE, id, 'neutralEntry does not fit the effects'),
    ...unless(
      effects.some(({ kind }) => kind === 'landing') === seaInvasion,
      FILE,
      id,
      'seaInvasion does not fit the effects',
    ),
    ...effects.flatMap((effect) => checkQuality(id, effect)),
  ]
}

const windowsOf = (effects: readonly CombatEffect[]): readonly CombatWindow[] =>
  WINDOWS.filter((window) => effects.some((effect) => windowOf(effect) === window))

/** §9.8 every combat card has its windows; it is no action, so that it has no points and is never removed */
function checkCombat(card: CardData): readonly string[] {
  if (card.combat === null) return []
  const { id, combat, effects } = card
  const windows = windowsOf(effects)
  const roles = effects.flatMap((effect) => ('as' in effect ? [effect.as] : []))
  const isPlain = card.warStatus === 0 && !card.removeAfterEvent && !card.eventAndOps && !card.lastsTurn
  return [
    ...unless(combat.windows.length > 0, FILE, id, 'a combat card without a window'),
    ...unless(combat.windows.join() === windows.join(), FILE, id, `its windows are ${windows.join(', ')}`),
    ...unless(
      roles.every((role) => combat.as.includes(role)),
      FILE,
      id,
      'an effect is for a role it cannot be played in',
    ),
    ...unless(isPlain, FILE, id, 'a combat card has no points, OPS or asterisk of an event'),
  ]
}

const pointsOf = (cards: readonly CardData[]): number => cards.reduce((sum, card) => sum + card.warStatus, 0)

/** §17.2.1.a Limited War can be reached */
const checkMobilization = ({ cards }: CardsData): readonly string[] =>
  SIDES.flatMap((side) => {
    const points = pointsOf(cards.filter((card) => card.side === side && card.deck === 'mobilization'))
    const reason = `only ${points} war status points in the Mobilization deck`
    return unless(points >= TO_LIMITED_WAR, FILE, side, reason)
  })

/** §30.2.1 cards not in the deck of 1916 have been played: they explain the war status and had an asterisk */
function checkDeckOf1916({ cards }: CardsData, { deck1916 }: Known): readonly string[] {
  if (deck1916 === undefined) return []
  return SIDES.flatMap((side) => {
    const gone = cards.filter((card) => card.side === side && !deck1916[side].includes(card.number))
    const points = pointsOf(gone)
    const reason = `the cards played before 1916 have ${points} war status points, not ${WAR_STATUS_1916}`
    return [
      ...unless(points === WAR_STATUS_1916, FILE, side, reason),
      ...gone
        .filter((card) => !card.removeAfterEvent)
        .map(({ id }) => problem(FILE, id, 'has left the deck by 1916 but is never removed')),
    ]
  })
}

const checkLandings = ({ cards }: CardsData): readonly string[] => {
  const landings = cards.filter(({ seaInvasion }) => seaInvasion).length
  return unless(landings === LANDINGS, FILE, 'AP', `${landings} sea-invasion cards, not ${LANDINGS}`)
}

const checkMeaning = (data: CardsData, known: Known): readonly string[] => [
  ...checkDecks(data),
  ...data.cards.flatMap(checkFace),
  ...data.cards.flatMap((card) => (card.combat === null ? checkEvent(card) : checkCombat(card))),
  ...checkLandings(data),
  ...checkMobilization(data),
  ...checkDeckOf1916(data, known),
  ...checkCardReferences(data, known),
  ...checkCardNeeds(data, known),
]

/**
 * Problems of a set of cards, one line each with the card and the reason; an empty list means that it can be
 * played with. If the structure is wrong only that is reported.
 */
export const checkCards = (data: unknown, known: Known = {}): readonly string[] => {
  const broken = cardsShape(data, FILE)
  return broken.length > 0 ? broken : checkMeaning(data as CardsData, known)
}
