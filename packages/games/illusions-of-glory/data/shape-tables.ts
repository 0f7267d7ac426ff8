/** Structure of fire.json, tables.json, tracks.json, victory.json, offensives.json, collapse.json and supply.json. */
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
  record,
  text,
  tuple,
} from '@sandtable/kernel/data'
import {
  alike,
  apOffensive,
  commitment,
  cpOffensive,
  ids,
  linkKind,
  nation,
  nations,
  pool,
  rated,
  side,
  terrain,
  willed,
} from './shape-parts.ts'
import { VP_CHANGES } from './vp-changes.ts'

const fireTable = record({ least: listOf(positive, 1), rows: tuple(listOf(count, 1), 6) })
export const fire = object({
  heavy: fireTable,
  light: fireTable,
  known: listOf(record({ table: oneOf('heavy', 'light'), column: count, die: positive, ln: count })),
})

const numbers = (...fields: readonly string[]): Check => record(alike(positive, ...fields))
const season = nullable(oneOf('winter', 'summer'))
const shifts = object({ attacker: integer, defender: integer })

export const tables = object({
  hand: numbers('size', 'pair', 'alone'),
  rounds: numbers('number', 'noCardOps'),
  activation: numbers('perNation', 'withHq'),
  sr: numbers('lcu', 'other'),
  rp: numbers('lcuPerStep', 'scuStepsPerRp', 'poorLcuPerStep', 'poorScuPerStep'),
  pools: record(alike(pool, 'RU', 'IT', 'BR', 'FR', 'RO', 'SB', 'GE', 'AH', 'TU', 'BU')),
  conversions: listOf(record({ from: pool, to: nation, perTurn: positive })),
  stacking: record({ ...alike(positive, 'units', 'uprisings', 'hqs', 'artillery'), apart: nations }),
  movement: numbers('perSpace', 'outOfSupply'),
  trenches: record({
    ...alike(positive, 'perRound', 'perTurn', 'firstTurn'),
    terrain: listOf(terrain, 1),
    levels: tuple(shifts, 2),
    levelTwo: text,
  }),
  terrain: listOf(
    record({ id: terrain, shift: integer, stand: flag, flank: flag, stops: flag, weather: season }),
  ),
  water: record({ shift: integer, flank: flag, stops: flag }),
  weather: record({ shift: integer }),
  links: listOf(record({ kind: linkKind, lcuSr: flag, drm: integer })),
  modifiers: record(alike(integer, 'cavalry', 'mountain', 'roadOrMixed', 'least', 'most')),
  flank: numbers('success', 'perSpace', 'spaces'),
  retreat: numbers('byOne', 'byMore'),
  advance: numbers('most'),
  siege: numbers('lcus'),
  assembly: numbers('full', 'reduced', 'mend'),
  oncePerTurn: numbers('reinforcementsByNation', 'neutralEntries', 'seaInvasions'),
  landings: numbers('markers'),
  rebellion: numbers('perNation'),
})

const byRated: Check = object(alike(integer, 'RU', 'IT', 'GE', 'AH'))
const track: Fields = alike(count, 'start', 'floor')

export const tracks = object({
  vp: record(alike(count, 'start', 'least', 'most')),
  nationalWill: record({
    ...track,
    ...alike(integer, 'demoralized', 'lost', 'retaken'),
    nations: listOf(willed, 1),
  }),
  troopQuality: record({
    ...track,
    ...alike(integer, 'poor', 'rebuilt'),
    nations: listOf(rated, 1),
    lcuLost: byRated,
    reinforcements: byRated,
    exempt: object({ units: ids, elite: nations, regional: nations, cavalry: nations }),
  }),
  armistice: numbers('start', 'most', 'lastTurn'),
  commitment: tuple(record({ level: commitment, warStatus: count, turn: positive, cards: positive }), 3),
  offensiveModifier: numbers('most'),
})

export const victory = object({
  levels: listOf(
    record({
      least: count,
      most: count,
      winner: nullable(side),
      level: oneOf('automatic', 'limited', 'marginal', 'draw'),
    }),
    1,
  ),
  changes: record(alike(integer, ...VP_CHANGES)),
})

const reason = oneOf(
  'tsar-fallen',
  'no-br-fr-lcu',
  'italy-not-at-war',
  'no-enemy-in-balkans',
  'austria-collapsed',
  'serbia-collapsed',
  'germandom',
  'bulgaria-not-at-war',
  'no-ap-lcu-in-reach',
)
const offensive = (result: Check): Check =>
  listOf(record({ rolls: listOf(positive, 1), result, void: listOf(reason) }), 1)
export const offensives = object({
  AP: offensive(apOffensive),
  CP: offensive(cpOffensive),
  modifiers: listOf(record({ side, event: text, drm: integer })),
  firstTurn: record({ AP: apOffensive, CP: cpOffensive }),
  balkans: record({ nations }),
  turkishReach: record({ nations }),
})

export const collapse = object({
  collapses: listOf(
    record(
      {
        nation,
        by: side,
        spaces: nations,
        needs: oneOf('control', 'occupation'),
        armistice: integer,
        permanent: flag,
        survivorsTrace: ids,
      },
      { also: listOf(oneOf('no-lcu-at-home', 'declared'), 1), undoneBy: text },
    ),
  ),
  replacements: record({ units: ids, by: ids }),
  never: record({ nations }),
  revolution: record({
    delay: positive,
    stages: listOf(oneOf('no-reinforcements', 'no-replacements', 'step-losses', 'dissolution'), 1),
  }),
  treaty: record({ delay: positive, leavingBrandenburg: positive, region: text }),
})

export const supply = object({
  sources: listOf(record({ nation, spaces: ids }), 1),
  stated: record(alike(ids, 'RU', 'GE', 'AH')),
  afterEntry: listOf(record({ nation, of: nation, spaces: ids })),
  alsoFor: listOf(record({ unit: text, spaces: ids })),
  capitals: listOf(record({ nation: willed, spaces: ids })),
  rpLine: record({ from: text, to: text }),
})
