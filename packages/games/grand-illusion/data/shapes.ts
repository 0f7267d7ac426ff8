import {
  type Check,
  basis,
  count,
  flag,
  integer,
  listOf,
  names,
  nullable,
  number,
  object,
  oneOf,
  positive,
  present,
  record,
  text,
  tuple,
  variant,
} from '@sandtable/kernel/data'

/** Structure of each data file, in the order of `types.ts`. */

const side = oneOf('AL', 'GE')
const nation = oneOf('french', 'british', 'belgian', 'german')
const ids = listOf(text, 1)

const hex = record(
  {
    id: text,
    row: positive,
    col: positive,
    lat: number,
    lon: number,
    name: names,
    nameBasis: basis,
    owner: side,
    ownerBasis: basis,
    tem: oneOf(0, 1, 2),
    temBasis: basis,
  },
  { supply: listOf(nation, 1) },
)

const geometry = record({
  orientation: oneOf('flat'),
  columns: listOf(object({ column: positive, first: text, last: text }), 1),
  georeference: object({
    projection: text,
    parallels: tuple(number, 2),
    origin: object({ lat: number, lon: number }),
    earthRadiusKm: number,
    hexHeightKm: number,
    rotationDegrees: number,
    tx: number,
    ty: number,
  }),
})

const map = object({
  geometry,
  hexes: listOf(hex, 1),
  hexsides: listOf(record({ a: text, b: text, kind: oneOf('slow', 'impassable') })),
  rails: listOf(record({ a: text, b: text }), 1),
})

const oneHex = record({ hex: text })
const hexes = record({ hexes: ids })

const places = object({
  paris: oneHex,
  parisInDanger: hexes,
  schlieffen: hexes,
  belgium: hexes,
  ports: hexes,
  coastal: hexes,
  vosges: hexes,
  antwerp: record({ hex: text, mask: ids, escape: text }),
  brussels: oneHex,
  liege: oneHex,
  maubeuge: oneHex,
  metz: oneHex,
  trier: oneHex,
  emergencySource: oneHex,
  railhead: oneHex,
  northEntry: hexes,
  germanMarkers: hexes,
  trenchAtStart: record({ hex: text, level: oneOf(1, 2) }),
  france: hexes,
  border: hexes,
  supply: record({ french: ids, british: ids, belgian: ids, german: ids }),
  turn1: record({ forbidden: ids, north: ids, maubeugeOption: count }),
})

const option = object({ side, number: oneOf(1, 2, 3, 4, 5) })
const kind = text
const entry = variant('kind', {
  starts: object({ kind, hex: text }, { orIn: text }),
  arrives: object({ kind, turn: positive, hex: nullable(text) }, { coastal: flag }),
  paris: object({ kind, hex: nullable(text) }),
})

const unit = record(
  {
    id: text,
    side,
    nation,
    colour: text,
    type: oneOf('infantry', 'cavalry', 'hq', 'ha'),
    size: oneOf('army', 'corps', 'division', 'brigade', 'battery'),
    label: text,
    name: names,
    ma: tuple(positive, 2),
    entry,
  },
  {
    cs: tuple(positive, 2),
    bombardment: positive,
    defenceOnly: present,
    mountain: present,
    territorial: present,
    redCircle: present,
    stacksAs: oneOf('division'),
    leavesForParis: present,
    option,
  },
)

const fort = record(
  { id: text, hex: text, nation, side, name: names, steps: listOf(tuple(count, 2), 2), largeGarrison: flag },
  { option },
)

const die = tuple(positive, 6)
const fortune = oneOf(
  'rout',
  'cautious',
  'skirmish',
  'ohl',
  'limit',
  'advantage',
  'orders',
  'gqg',
  'counterattack',
  'surprise',
)

const tables = object({
  caps: record({ moltke: die, falkenhayn: die, joffre1: die, joffre2: die, most: positive }),
  capsOnTurn1: record({ AL: positive, GE: positive }),
  fortunes: listOf(record({ roll: positive, result: fortune }), 1),
  markers: record({ plan17: listOf(count, 1), german: listOf(count, 1) }),
  seaRetreat: record({
    turnsAhead: listOf(positive, 1),
    drm: object({ british: integer, territorial: integer, belgian: integer }),
  }),
  surrender: record({ normal: positive, large: positive }),
  cavalryWithdrawal: record({ hitOn: positive }),
  stacking: record({ corps: positive, infantry: positive, vosgesInfantry: positive, vosgesExtra: positive }),
  concentric: listOf(record({ hexes: positive, drm: integer }), 1),
  mountain: record({ drm: integer }),
  strategicRail: record({ hexes: positive }),
})

const price = object({ first: positive, onFirst: count, later: count })
/** how many battles by turn */
const byTurn: Check = (value, path) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([turn, battles]) => positive(battles, `${path}.${turn}`))
    : [`${path}: must be an object`]

const award = record(
  { id: oneOf('forts', 'antwerp', 'french-losses', 'british-losses'), vp: positive, turn: positive },
  { least: positive },
)

const victory = object({
  plan17: record({ hexes: ids, double: ids, start: count }),
  german: record({ hexes: ids, double: ids, paris: positive }),
  mandated: record({ AL: byTurn, GE: byTurn }),
  withdrawal: record({ AL: price, GE: price }),
  easternFront: record({
    turn: positive,
    attackPoints: positive,
    cavalry: count,
    refusal: positive,
    armies: ids,
  }),
  win: record({ least: positive, times: positive }),
  awards: listOf(award),
  options: record({ AL: tuple(positive, 5), GE: tuple(positive, 5) }),
})

const day = tuple(positive, 2)
const scenario = record({
  id: text,
  number: oneOf(1, 2, 3),
  turns: positive,
  title: names,
  summary: names,
})

export const gameShape = object({
  map,
  places,
  units: listOf(unit, 1),
  forts: listOf(fort, 1),
  tables,
  victory,
  turns: listOf(record({ turn: positive, from: day, to: day }), 1),
  scenarios: listOf(scenario, 1),
})
