/** Structure of map.json, units.json and evidence.json. */
import {
  type Check,
  type Fields,
  basis,
  count,
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
import { ids, linkKind, nation, nations, sea, terrain } from './shape-parts.ts'

const space = record(
  {
    id: text,
    name: names,
    kind: oneOf('space', 'region', 'island', 'sea'),
    nation: nullable(nation),
    lat: number,
    lon: number,
    terrain,
    terrainBasis: basis,
  },
  {
    fort: positive,
    fortBasis: basis,
    fortCfBasis: basis,
    port: sea,
    portBasis: basis,
    vp: present,
    vpBasis: basis,
    supply: listOf(nation, 1),
    supplyBasis: basis,
    capital: present,
    inset: present,
  },
)

export const map = object({
  spaces: listOf(space, 1),
  connections: listOf(record({ a: text, b: text, kind: linkKind }, { water: present }), 1),
})

const unitClass = record(
  {
    id: text,
    size: oneOf('LCU', 'SCU'),
    type: oneOf('regular', 'elite', 'reserve', 'cavalry', 'hq', 'artillery', 'uprising'),
    full: tuple(count, 3),
    reduced: tuple(count, 3),
  },
  { mountain: present, regional: present, special: present },
)

const unit = record(
  { id: text, nations: listOf(nation, 1), cls: text, label: text, name: names, count: positive },
  { drm: tuple(count, 2), mf: positive, arrivals: listOf(object({ by: text, count: positive }), 1) },
)

export const units = object({ classes: listOf(unitClass, 1), units: listOf(unit, 1) })

const statement = (required: Fields, optional: Fields = {}): Check =>
  record({ ...required, kind: text, rule: text }, optional)

export const evidence = listOf(
  variant('kind', {
    adjacent: statement({ a: text, b: text }),
    distance: statement({ a: text, b: text, spaces: positive, mode: oneOf('exactly', 'most') }),
    link: statement({ a: text, b: text, oneOf: listOf(linkKind, 1) }),
    dry: statement({ to: text, from: ids }),
    rail: statement({ to: text, from: ids }),
    exits: statement({ space: text, to: ids }),
    terrain: statement({ space: text, oneOf: listOf(terrain, 1) }),
    fort: statement({ space: text }, { cf: positive }),
    vp: statement({ space: text }),
    'vp-count': statement({ nations, mode: oneOf('exactly', 'least'), count: positive }),
    source: statement({ nation, spaces: ids }),
    port: statement({ space: text, sea }),
    regions: statement({ spaces: ids }),
    gates: statement({ spaces: ids }),
    empty: statement({ space: text }),
    home: statement({ space: text, nation }),
  }),
)
