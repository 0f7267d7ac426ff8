/** Structure of setups.json, scenarios.json, turns.json and neutrals.json. */
import { count, flag, listOf, names, object, oneOf, positive, record, text } from '@sandtable/kernel/data'
import {
  alike,
  apOffensive,
  box,
  bySide,
  commitment,
  cpOffensive,
  ids,
  nation,
  nations,
  placement,
  side,
} from './shape-parts.ts'

const tracks = record({
  turn: positive,
  vp: count,
  warStatus: object({ AP: count, CP: count, combined: count }),
  armistice: count,
  nationalWill: object(alike(count, 'RU', 'GE', 'AH')),
  troopQuality: object(alike(count, 'RU', 'IT', 'GE', 'AH')),
  offensive: object({ AP: apOffensive, CP: cpOffensive }),
  offensiveModifier: bySide(count),
  flags: object(
    alike(
      flag,
      'geRpToTu',
      'apAlliesRpToRu',
      'blockade',
      'seaInvasions',
      'uBoats',
      'convoys',
      'ruAmphibious',
      'apRailroads',
      'cpRailroads',
      'germanWarIndustry',
    ),
  ),
  commitment: bySide(commitment),
})

const placed = listOf(record(placement, { reduced: ids }))
const setupId = oneOf('1914', '1916')

const setup = object({
  id: setupId,
  placements: placed,
  neutrals: placed,
  reserve: listOf(box),
  replaceable: listOf(box),
  eliminated: listOf(box),
  control: listOf(record({ spaces: ids, nation })),
  trenches: listOf(record({ space: text, level: oneOf(1, 2), owner: oneOf('AP', 'CP', 'GR') })),
  destroyedForts: record({ spaces: ids }),
  landings: record({ spaces: ids }),
  atWar: record({ nations }),
  collapsed: record({ nations }),
  tracks,
})
export const setups = listOf(setup, 1)

const opening = object(
  { draw: positive },
  { deck: listOf(positive, 1), take: listOf(positive, 1), takeOps: positive },
)
export const scenarios = listOf(
  record(
    {
      id: oneOf('campaign', 'mobilization', 'brusilov'),
      rule: text,
      setup: setupId,
      firstTurn: positive,
      lastTurn: positive,
      title: names,
      summary: names,
      cards: bySide(opening),
    },
    { decksForMore: bySide(listOf(positive, 1)) },
  ),
  1,
)

export const turns = listOf(
  record({
    turn: positive,
    season: oneOf('spring', 'summer', 'fall', 'winter'),
    year: positive,
    name: names,
  }),
  1,
)

const entry = record({
  nation,
  side,
  event: text,
  placements: listOf(record(placement, { reduced: ids, from: oneOf('reserve'), else: ids }), 1),
  transfers: listOf(record({ to: text, count: positive })),
  reserve: listOf(box),
})
export const neutrals = object({
  entries: listOf(entry, 1),
  greece: record({
    joinsAp: text,
    joinsCp: text,
    tests: listOf(object({ space: text, enters: side, from: positive }), 1),
    handedOver: ids,
    alwaysAp: ids,
  }),
})
