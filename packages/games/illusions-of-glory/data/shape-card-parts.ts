/** Structure of the pieces cards are made of: places, units, prerequisites, conditions. */
import {
  type Check,
  type Fields,
  count,
  flag,
  integer,
  listOf,
  object,
  oneOf,
  positive,
  present,
  text,
  variant,
} from '@sandtable/kernel/data'
import type { AreaId, MarkerId } from './card-types.ts'
import { ids, nation, nations, rated, sea, side, terrain, willed } from './shape-parts.ts'

/** a card's id such as AP7; that it exists is for `checkCards` */
export const cardId = text
export const duration = oneOf('round', 'turn')
export const role = oneOf('attacker', 'defender')
export const AREAS = [
  'east-prussia',
  'masuria',
  'warsaw',
  'macedonia',
  'dobruja',
] as const satisfies readonly AreaId[]
const area = oneOf(...AREAS)
export const MARKERS = [
  'apRailroads',
  'cpRailroads',
  'apAlliesRpToRu',
  'blockade',
  'seaInvasions',
  'uBoats',
  'convoys',
  'unrestrictedSubs',
  'germanWarIndustry',
  'serbsReturned',
  'constantineBarred',
  'foodRiots',
] as const satisfies readonly MarkerId[]
export const marker = oneOf(...MARKERS)

/** one shape for each kind; the kind itself is a field of each */
export const kinds = (shapes: Readonly<Record<string, readonly [Fields, Fields?]>>): Check =>
  variant(
    'kind',
    Object.fromEntries(
      Object.entries(shapes).map(([kind, [required, optional]]) => [
        kind,
        object({ kind: text, ...required }, optional ?? {}),
      ]),
    ),
  )

export const units: Check = object(
  {},
  { nations, size: oneOf('LCU', 'SCU'), type: oneOf('cavalry'), unit: text },
)

const inNations = object({ in: text, nations })
const inArea = object({ in: text, area })
export const where: Check = variant('in', {
  nations: inNations,
  'near-nations': inNations,
  area: inArea,
  'near-area': inArea,
  inset: object({ in: text }),
  terrain: object({ in: text, terrain: listOf(terrain, 1) }),
  coast: object({ in: text, sea }),
  works: object({ in: text }),
  'any-of': object({ in: text, of: listOf((value, path) => where(value, path), 1) }),
})

export const destination: Check = variant('to', {
  sources: object({ to: text, nations }, { inset: present }),
  spaces: object({ to: text, spaces: ids }),
  with: object({ to: text, units }),
})

const card: readonly [Fields] = [{ card: cardId }]
const holds: readonly [Fields] = [
  {
    side,
    nations,
    atLeast: (value, path) => (value === 'all' ? [] : positive(value, path)),
  },
]
const several: readonly [Fields] = [{ of: listOf((value, path) => prerequisite(value, path), 1) }]

export const prerequisite: Check = kinds({
  'event-played': card,
  'event-not-played': card,
  turn: [{}, { from: positive, to: positive }],
  'not-winter': [{}],
  marker: [{ marker, on: flag }],
  nation: [{ nation, is: oneOf('neutral', 'at-war', 'collapsed', 'not-collapsed') }],
  'national-will': [{ nation: willed, atMost: count }],
  'troop-quality': [{ nation: rated, atMost: count }],
  holds,
  'holds-vp': holds,
  control: [{ space: text, by: listOf(oneOf('AP', 'CP', 'neutral'), 1) }],
  'units-at': [{ spaces: ids, side, atLeast: positive }, { units }],
  'no-units-at': [{ spaces: ids, side }],
  besieged: [{ space: text, by: side }],
  uprising: [{ nation: willed, present: flag }],
  revolution: [{ stage: (value, path) => (value === 'never' ? [] : positive(value, path)) }],
  'treaty-in-effect': [{}],
  answers: card,
  'any-of': several,
  'all-of': several,
})

const filtered: readonly [Fields] = [{ units }]
const placed: readonly [Fields] = [{ where }]
export const condition: Check = kinds({
  own: filtered,
  enemy: filtered,
  at: placed,
  'at-or-from': placed,
  'any-of': [{ of: listOf((value, path) => condition(value, path), 1) }],
})
export const conditions = listOf(condition)

/** not zero: a change of nothing is a slip */
export const change: Check = (value, path) =>
  value === 0 ? [`${path}: must not be 0`] : integer(value, path)
