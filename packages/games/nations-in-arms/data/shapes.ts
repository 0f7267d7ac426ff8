import {
  basis,
  type Check,
  listOf,
  names,
  object,
  oneOf,
  present,
  record,
  share,
  text,
  whole,
} from '@sandtable/kernel/data'
import { pieceShapes } from './shapes-pieces.ts'
import { scenarioShape } from './shapes-scenarios.ts'
import { tablesShape } from './shapes-tables.ts'

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

const map = record({
  ground: listOf(letters, 1),
  areas: listOf(letters, 1),
  rivers: listOf(record({ name: names, sides: text }, { bridges: text })),
  passes: listOf(record({ sides: text }, { name: names })),
  impassable: letters,
  straits: listOf(record({ name: names, side: text, zone: text })),
})

const port = object({ zone: text }, { via: text, trade: whole(1), shipyard: present })
const place = record(
  { hex: text, name: names },
  {
    capital: oneOf('major', 'minor', 'province'),
    fortress: oneOf(1, 2, 3),
    star: oneOf('red', 'red-1805', 'gold'),
    port,
    printed: text,
  },
)
const places = object({
  note: text,
  places: listOf(place, 1),
  battlefields: listOf(record({ hex: text, name: names })),
})

const province = record(
  { id: text, code: text, name: names, owner: text, capital: text },
  { key: present, grandEmpire: present, poland: present, box: present, exclaves: text },
)
const nation = record({ id: text, name: names, is: oneOf('major', 'minor', 'revolt') })
const ownership = object(
  { year: whole(1792), provinces: dictionary(text), controllers: dictionary(text), basis },
  { confidence: share, note: text },
)

const seas = object({
  zones: listOf(record({ id: text, code: text, name: names }), 1),
  links: listOf(record({ a: text, b: text }, { via: text })),
  boxes: listOf(record({ id: text, name: names, entry: dictionary(text) }, { province: text, boxes: text })),
})

export const gameShape = object({
  map,
  places,
  provinces: listOf(province, 1),
  nations: listOf(nation, 1),
  ownership: listOf(ownership, 1),
  seas,
  ...pieceShapes,
  tables: tablesShape,
  scenarios: listOf(scenarioShape, 1),
})
