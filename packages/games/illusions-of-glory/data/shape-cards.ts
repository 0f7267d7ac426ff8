/** Structure of cards.json. */
import {
  type Check,
  type Fields,
  count,
  flag,
  integer,
  listOf,
  nullable,
  object,
  oneOf,
  positive,
  present,
  record,
  text,
} from '@sandtable/kernel/data'
import {
  AREAS,
  cardId,
  change,
  condition,
  conditions,
  destination,
  duration,
  kinds,
  MARKERS,
  marker,
  prerequisite,
  role,
  units,
  where,
} from './shape-card-parts.ts'
import {
  alike,
  apOffensive,
  commitment,
  cpOffensive,
  ids,
  nation,
  nations,
  pool,
  rated,
  sea,
  side,
  willed,
} from './shape-parts.ts'

const provenance = record({})
const entryNation = oneOf('IT', 'BU', 'RO', 'GR')

const banned = kinds({
  'joint-attack': [{ nations }],
  'reinforcement-card': [{ nation }],
  events: [{ cards: listOf(cardId, 1) }],
  sr: [{ nations }],
})
const brought: Fields = { units: listOf(text, 1), at: destination }
const result: Check = (value, path) => (apOffensive(value, path).length === 0 ? [] : cpOffensive(value, path))

const eventEffect = kinds({
  'national-will': [{ nation: willed, by: change }, { later: present }],
  'troop-quality': [{ nation: rated, by: change }],
  'victory-points': [{ by: change }],
  armistice: [{ by: change }],
  'mo-modifier': [{ side, by: change }],
  'mo-void': [{ side, results: listOf(result, 1) }],
  marker: [{ marker, on: flag }],
  cancel: [{ card: cardId }],
  fire: [
    { duration, side, as: role, when: listOf(condition), drm: change },
    { flankDrm: change, times: positive },
  ],
  'activation-cost': [
    { duration, side, nations, mode: oneOf('attack', 'any'), ops: positive },
    { alone: present, where },
  ],
  'activation-as-one': [{ duration, nations }],
  ban: [{ duration, side, what: banned }],
  'rp-lost': [{ pool, scope: oneOf('now', 'turn') }],
  'rp-halved': [{ pool, duration: oneOf('turn') }],
  repair: [{ nation, rp: positive }],
  'gain-rp': [{ pools: listOf(pool, 1), rp: positive }],
  reinforcements: [{ nation, ...brought, troopQuality: integer, reducedIfPoor: ids }, { together: present }],
  place: [brought, { together: present, from: oneOf('reserve') }],
  remove: [{ unit: text }],
  'give-up': [
    { nation, lcu: positive, to: oneOf('eliminated') },
    { orScu: positive, space: text },
  ],
  'neutral-entry': [{ nation: entryNation, joins: side }, { cancelledBy: cardId }],
  landing: [{ space: text }],
  uprising: [{ nation: willed }, { space: text }],
  'destroy-fort': [{ space: text }],
  revolution: [{ step: oneOf('start', 'suppress', 'revive') }, { turnsAhead: positive }],
  treaty: [{ turnsAhead: positive }],
  special: [
    {
      id: oneOf(
        'great-retreat',
        'serbs-return',
        'turkish-desertions',
        'surrender-of-rupel',
        'king-constantine',
        'enver-summit',
      ),
    },
  ],
})

const outcome = oneOf('always', 'won', 'lost', 'enemy-retreats-2')
const combatEffect = kinds({
  drm: [
    { on: oneOf('own', 'enemy'), drm: change },
    { as: role, when: conditions },
  ],
  'flank-drm': [{ drm: change }],
  'ignore-shift': [{ of: oneOf('trench', 'weather') }],
  'fire-first': [{}],
  'shorten-retreat': [
    { distance: (value, path) => (value === 'all' ? [] : positive(value, path)) },
    { price: oneOf('step'), payer: units, as: role },
  ],
  withdraw: [{ distance: positive, who: oneOf('all', 'rearguard') }, { rearguard: units }],
  'step-loss': [{ units, if: outcome }],
  'combat-will': [{ nation: willed, by: change, if: outcome }],
  'combat-quality': [{ nation: rated, by: change, if: outcome }],
  special: [{ id: oneOf('forced-march', 'cavalry-pursuit', 'flank-despite-trench') }],
})

const combat = object({
  as: listOf(role, 1),
  windows: listOf(oneOf('play', 'flank', 'fire', 'result', 'retreat', 'advance')),
  when: conditions,
})

const face: Fields = {
  id: text,
  side,
  number: positive,
  deck: commitment,
  ops: positive,
  sr: positive,
  rp: object({}, alike(positive, 'RU', 'IT', 'AP-A', 'GE', 'AH', 'CP-A')),
  warStatus: count,
  ...alike(flag, 'removeAfterEvent', 'eventAndOps', 'lastsTurn', 'seaInvasion'),
  reinforcement: nullable(nation),
  neutralEntry: nullable(entryNation),
  prerequisite: listOf(prerequisite),
  rules: ids,
  basis: object({
    ...alike(provenance, 'identity', 'ops', 'rp', 'warStatus', 'flags', 'prerequisite'),
    effects: listOf(provenance),
  }),
}
const eventCard = object({ ...face, combat: nullable(combat), effects: listOf(eventEffect, 1) })
const combatCard = object({ ...face, combat, effects: listOf(combatEffect, 1) })
const isEvent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'combat' in value && value.combat === null
const card: Check = (value, path) => (isEvent(value) ? eventCard : combatCard)(value, path)

const lasting = kinds({
  'rail-conversion': [{ side, from: nations, into: nations }],
  'convert-rp': [{ from: pool, to: pool, perTurn: positive }],
  'no-port-supply': [{ side, except: listOf(sea) }],
  'conversion-needs-line': [{ between: ids }],
  'winter-will': [{ nation: willed, by: change }],
  'allows-sea-invasions': [{}],
  'closes-sea': [{ side, sea, unless: marker }],
  'rp-per-card': [{ pool, by: change }],
  'serbs-rebuild': [{}],
  'greece-not-cp': [{}],
  reminder: [{}],
})

export const cardsShape = object({
  areas: object(alike(listOf(text, 1), ...AREAS)),
  markers: object(alike(object({ lasting: listOf(lasting, 1), rules: ids, basis: provenance }), ...MARKERS)),
  cards: listOf(card, 1),
})
