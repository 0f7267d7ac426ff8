import {
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

const side = oneOf('AH', 'RU')

const face = object({ attack: count, defense: count, artillery: count, movement: positive })

const unit = record(
  {
    id: text,
    side,
    nation: oneOf('austria-hungary', 'germany', 'russia'),
    type: oneOf('infantry', 'cavalry'),
    size: oneOf('XXX', 'XX', 'X'),
    corps: nullable(text),
    army: text,
    label: text,
    name: names,
    steps: oneOf(1, 2),
    front: face,
    back: nullable(face),
    ersatz: flag,
    whiteSymbol: flag,
    setup: nullable(text),
    releasedOn: nullable(positive),
  },
  { valueBasis: basis },
)

const entry = variant('kind', {
  hexes: object({ kind: text, hexes: listOf(text, 1) }),
  'rail-line': object({ kind: text, from: text, to: text, plus: listOf(text) }),
})

const reinforcement = record({
  unit: text,
  turn: positive,
  alternativeTurn: nullable(positive),
  entry,
  late: nullable(object({ turn: positive, entry })),
})

const hex = record(
  {
    id: text,
    row: positive,
    col: positive,
    terrain: oneOf('clear', 'forest', 'marsh'),
    country: side,
    lat: number,
    lon: number,
  },
  {
    town: names,
    terrainName: text,
    halfHex: present,
    edges: listOf(oneOf('top', 'bottom', 'left', 'right'), 1),
    supply: listOf(side, 1),
    barred: present,
    fortress: names,
  },
)

const georeference = object({
  lat0: number,
  lon0: number,
  kmPerDegLat: number,
  kmPerDegLon: number,
  x: tuple(number, 3),
  y: tuple(number, 3),
})

const offsets = tuple(tuple(integer, 2), 6)

const geometry = record({
  rows: positive,
  columns: positive,
  directions: tuple(text, 6),
  odd: offsets,
  even: offsets,
  kilometresPerHex: number,
  rotationDegrees: number,
  georeference,
})

const hexside = record({ a: text, b: text, kind: oneOf('river', 'ridge'), name: text }, { bridge: present })

const map = object({
  geometry,
  hexes: listOf(hex, 1),
  hexsides: listOf(hexside),
  rails: listOf(record({ name: names, hexes: listOf(text, 2) })),
  frontier: listOf(tuple(number, 2)),
  rivers: listOf(object({ id: text, en: text, ja: text })),
})

const crtColumn = object({ label: text, attack: positive, defense: positive })
const crtRow = object({ roll: integer, cells: listOf(text, 1) })
const lrtColumn = listOf(object({ from: nullable(integer), ce: count }), 1)

const tables = object({
  crt: record({ columns: listOf(crtColumn, 1), rows: listOf(crtRow, 1) }),
  lrt: record({ small: lrtColumn, large: lrtColumn }),
  artillery: listOf(record({ from: count, drm: integer }), 1),
  terrain: record({
    hex: object({ clear: nullable(count), forest: nullable(count), marsh: nullable(count) }),
    hexside: object({ river: count, bridge: count, ridge: count }),
  }),
  zoc: record({ enter: count, leave: count, fromZocToZoc: count }),
  recovery: record({ cost: count }),
  stacking: record({ limit: positive }),
  supply: record({ inSupply: count, lowSupply: count }),
})

const turn = record({ gt: positive, from: text, sides: listOf(side, 1) }, { history: names })

const town = record({ hex: text, name: names, side, capture: count, occupy: count })

const victory = object({
  attack: record({ vp: count, firstTurn: positive, lastTurn: positive }),
  elimination: record({ vp: count }),
  towns: listOf(town),
})

const span = tuple(positive, 2)

const scenario = record(
  {
    id: text,
    title: names,
    summary: names,
    firstTurn: positive,
    lastTurn: positive,
    firstSide: side,
    armies: nullable(listOf(text, 1)),
    area: nullable(object({ rows: span, cols: span })),
  },
  {
    units: object({}, { include: listOf(text), exclude: listOf(text) }),
    headStart: object({ side, vp: positive }),
  },
)

export const gameShape = object({
  units: listOf(unit, 1),
  reinforcements: listOf(reinforcement),
  map,
  tables,
  turns: listOf(turn, 1),
  victory,
  scenarios: listOf(scenario, 1),
})
