import {
  basis,
  count,
  listOf,
  names,
  nullable,
  object,
  oneOf,
  present,
  record,
  text,
  tuple,
  whole,
  type Check,
} from '@sandtable/kernel/data'

/** Structure of each data file, in the order of `types.ts`. */

const letters: Check = (value, path) =>
  typeof value === 'string' ? [] : [`${path}: must be a row of letters`]
/** any keys, all values of one shape */
const dictionary =
  (check: Check): Check =>
  (value, path) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, each]) => check(each, `${path}.${key}`))
      : [`${path}: must be an object`]

const owner = object({ nation: text }, { territory: names, colony: present })
const river = record({ name: names, sides: text }, { canal: present })
const sides = record({
  kind: oneOf('all-water', 'all-land', 'mountain-pass', 'alpine-pass', 'red-bar', 'naval-bar'),
  sides: letters,
})
const town = record({ hex: text, name: names, is: text })
const sheet = record(
  {
    ground: listOf(letters, 1),
    owner: listOf(letters, 1),
    owners: dictionary(owner),
    rails: listOf(letters, 1),
    rivers: listOf(river),
    sides: listOf(sides),
    places: listOf(town, 1),
  },
  { lakes: listOf(record({ name: names, hexes: text })) },
)

const box = record(
  { id: text, name: names, kind: oneOf('ocean', 'port') },
  { owner: text, home: oneOf('home', 'full') },
)
const chart = record({
  boxes: listOf(box, 1),
  links: listOf(record({ box: text, to: text, by: oneOf('sea', 'land') }), 1),
  straits: listOf(record({ a: text, b: text })),
})

const fortress = record(
  { hex: text, name: text, owner: text, colour: oneOf('red', 'black') },
  { start: oneOf('reduced') },
)
const chip = record({
  at: text,
  name: text,
  owner: text,
  map: oneOf('north', 'south', 'ottoman', 'africa', 'chart'),
})
const major = object({ limit: whole(1), limitBasis: basis, rail: whole(1), income: tuple(count, 3) })
const nation = record({ id: text, name: names, adjective: text, capitals: letters }, { major })

const unit = record(
  { id: text, nation: text, kind: text, label: text, values: listOf(count) },
  {
    yellow: present,
    africa: present,
    rebel: present,
    role: oneOf('fighter', 'bomber', 'zeppelin'),
    ships: text,
  },
)

const arrival = object(
  { when: text, nation: text },
  { units: text, mines: nullable(count), infrastructure: nullable(count), rp: nullable(count), remove: text },
)
const scenario = record(
  {
    id: text,
    title: names,
    summary: names,
    maps: listOf(oneOf('north', 'south', 'ottoman', 'africa'), 1),
    first: text,
    last: text,
    opens: oneOf('month', 'season'),
    admiralty: oneOf('half-page', 'either'),
    sides: object({ CP: text, EP: text }),
    ti: tuple(count, 2),
    majors: dictionary(tuple(count, 2)),
    area: oneOf('home', 'line-1915', 'front-1916'),
    orderOfBattle: text,
  },
  { ap: dictionary(count), exclude: text, laterFrom: text },
)
const setup = record(
  { scenario: text, placement: dictionary(text) },
  {
    trench: text,
    heldBack: dictionary(text),
    infrastructure: dictionary(text),
    naval: dictionary(text),
    mines: dictionary(dictionary(count)),
    minePool: dictionary(count),
    joining: dictionary(dictionary(text)),
  },
)
const fronts = object({ '1915': record({ line: text }), '1916': record({ CP: text, EP: text }) })

const byNation = dictionary(count)
const scenarioEconomy = record(
  {},
  {
    income: byNation,
    extra: byNation,
    losses: byNation,
    noAir: text,
    noRevolution: present,
    leaves: object({ month: text, units: text, oneOf: text }),
    freeTransfer: object({ givers: text, receiver: text }),
    dominionsInBritain: present,
    crisis: text,
    innovation: text,
    americanEntry: text,
  },
)
const economy = object({
  income: record({
    russianBonus: object({ rp: count, straits: text }),
    ottomanEntry: text,
    american: object({ rp: count, fromSeason: whole(1) }),
    ap: byNation,
  }),
  conversion: record({
    fortress: count,
    apForRp: whole(1),
    rpASeason: whole(1),
    apNations: text,
    noFortress: text,
  }),
  transfer: record({ most: whole(1) }),
  requisition: record({ centres: whole(1), ottomanCentres: whole(1) }),
  costs: record({
    leader: count,
    infrastructure: count,
    fortressStep: count,
    tank: count,
    corps: count,
    airStep: count,
    submarineStep: count,
    surfaceStep: count,
    dreadnoughtStep: count,
  }),
  delay: record({ surface: whole(1), submarine: whole(1), other: whole(1), anzac: whole(1) }),
  fighters: record({ best: whole(1), also: whole(1) }),
  revolution: record({
    nations: text,
    from: whole(1),
    never: whole(1),
    corps: whole(1),
    effectiveness: whole(1),
  }),
  americans: record({ bySeason: dictionary(text) }),
  scenarios: dictionary(scenarioEconomy),
})

const loss: Check = (value, path) =>
  value === 'RP' || (typeof value === 'number' && value >= 0 && value <= 3)
    ? []
    : [`${path}: must be a loss of 0 to 3, or RP`]
const combatResult = object(
  { roll: whole(2), attacker: loss, defender: loss },
  {
    minor: object({ attacker: loss, defender: loss }),
    ground: present,
    morale: object({ of: oneOf('attacker', 'defender'), below: whole(1) }),
  },
)
const combat = record({
  results: listOf(combatResult, 11),
  strongTrenches: text,
  innovation: listOf(object({ level: count, below: whole(1) }), 1),
})

export const gameShape = object({
  plane: sheet,
  africa: sheet,
  chart,
  fortresses: listOf(fortress, 1),
  chips: listOf(chip, 1),
  nations: listOf(nation, 1),
  units: listOf(unit, 1),
  ordersOfBattle: dictionary(record({ entries: listOf(arrival, 1) })),
  scenarios: listOf(scenario, 1),
  setups: listOf(setup, 1),
  fronts,
  economy,
  combat,
})
