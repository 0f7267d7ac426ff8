/** Everything a card names must exist, and the units that cards bring must come once each. */
import { repeated } from '@sandtable/kernel/data'
import type { CardData, CardsData, EventEffect } from './card-types.ts'
import { problem } from './problem.ts'
import type { GameData, UnitData } from './types.ts'

const FILE = 'cards'

/** What the rest of the data knows; what is not given is not checked. */
export interface Known {
  readonly units?: ReadonlyMap<string, UnitData>
  readonly spaces?: ReadonlySet<string>
  /** ids of the rule table */
  readonly rules?: ReadonlySet<string>
  /** §30.2.1.a §30.2.1.b the numbers of the cards in the deck that begins in 1916 */
  readonly deck1916?: Readonly<Record<'AP' | 'CP', readonly number[]>>
  /** VP spaces of a nation */
  readonly vpSpaces?: (nation: string) => number
}

export function knownFrom({ map, units, scenarios }: GameData): Known {
  const brusilov = scenarios.find(({ id }) => id === 'brusilov')
  return {
    units: new Map(units.units.map((unit) => [unit.id, unit])),
    spaces: new Set(map.spaces.map(({ id }) => id)),
    deck1916: { AP: brusilov?.cards.AP.deck ?? [], CP: brusilov?.cards.CP.deck ?? [] },
    vpSpaces: (nation) => map.spaces.filter((space) => space.nation === nation && space.vp === true).length,
  }
}

/** fields that hold ids, and of what */
const REFERENCES = {
  card: ['card', 'cards', 'cancelledBy'],
  unit: ['unit', 'units', 'reducedIfPoor'],
  space: ['space', 'spaces', 'between'],
} as const
type Referred = keyof typeof REFERENCES

/** Every text with the name of the field it is in. */
function texts(value: unknown, field = ''): readonly (readonly [field: string, text: string])[] {
  if (typeof value === 'string') return [[field, value]]
  if (Array.isArray(value)) return value.flatMap((entry) => texts(entry, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => texts(entry, key))
}

const named = (value: unknown, what: Referred): readonly string[] =>
  texts(value)
    .filter(([field]) => REFERENCES[what].some((name) => name === field))
    .map(([, text]) => text)

function unknown(
  entry: string,
  value: unknown,
  what: Referred,
  has: (id: string) => boolean,
): readonly string[] {
  return [...new Set(named(value, what))]
    .filter((id) => !has(id))
    .map((id) => problem(FILE, entry, `unknown ${what} ${id}`))
}

function checkNames(entry: string, value: unknown, { cards }: CardsData, known: Known): readonly string[] {
  const { units, spaces } = known
  return [
    ...unknown(entry, value, 'card', (id) => cards.some((card) => card.id === id)),
    ...(units === undefined ? [] : unknown(entry, value, 'unit', (id) => units.has(id))),
    ...(spaces === undefined ? [] : unknown(entry, value, 'space', (id) => spaces.has(id))),
  ]
}

const checkRules = ({ id, rules }: CardData, known: Known): readonly string[] =>
  rules
    .filter((rule) => known.rules !== undefined && !known.rules.has(rule))
    .map((rule) => problem(FILE, id, `unknown rule ${rule}`))

function checkAreas({ areas }: CardsData, { spaces }: Known): readonly string[] {
  return Object.entries(areas).flatMap(([area, ids]) => [
    ...repeated(ids).map((id) => problem(FILE, `area ${area}`, `${id} is listed twice`)),
    ...ids
      .filter((id) => spaces !== undefined && !spaces.has(id))
      .map((id) => problem(FILE, `area ${area}`, `unknown space ${id}`)),
  ])
}

const bringsNew = (effect: EventEffect): readonly string[] => {
  if (effect.kind === 'reinforcements') return effect.units
  return effect.kind === 'place' && effect.from === undefined ? effect.units : []
}
/** the counters a card brings that were not in play before, a kind repeated for each counter */
export const unitsBroughtBy = (card: CardData): readonly string[] =>
  card.combat === null ? card.effects.flatMap(bringsNew) : []

const countOf = (ids: readonly string[], id: string): number => ids.filter((each) => each === id).length

function checkArrivals(unit: UnitData, cards: readonly CardData[]): readonly string[] {
  return cards.flatMap((card) => {
    const expected = unit.arrivals?.find(({ by }) => by === card.id)?.count ?? 0
    const brought = countOf(unitsBroughtBy(card), unit.id)
    const reason = `brings ${brought} of ${unit.id}, the counters expect ${expected}`
    return brought === expected ? [] : [problem(FILE, card.id, reason)]
  })
}

/** Without the counters: no unit comes by two cards, guns and divisions of a kind apart. */
const checkOnce = ({ cards }: CardsData): readonly string[] =>
  repeated(cards.flatMap((card) => [...new Set(unitsBroughtBy(card))]))
    .filter((id) => !/_SCU$|Artillery$/.test(id))
    .map((id) => {
      const bringers = cards.filter((card) => unitsBroughtBy(card).includes(id)).map((card) => card.id)
      return problem(FILE, bringers.join(' and '), `both bring ${id}`)
    })

export const checkCardReferences = (data: CardsData, known: Known): readonly string[] => [
  ...checkAreas(data, known),
  ...Object.entries(data.markers).flatMap(([id, marker]) => checkNames(`marker ${id}`, marker, data, known)),
  ...data.cards.flatMap((card) => [
    ...checkNames(card.id, [card.prerequisite, card.effects, card.combat], data, known),
    ...checkRules(card, known),
  ]),
  ...checkOnce(data),
  ...[...(known.units?.values() ?? [])].flatMap((unit) => checkArrivals(unit, data.cards)),
]
