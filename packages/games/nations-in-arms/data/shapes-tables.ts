/** Structure of tables.json. */
import {
  type Check,
  integer,
  listOf,
  object,
  oneOf,
  record,
  text,
  tuple,
  whole,
} from '@sandtable/kernel/data'

const ground = object({
  clear: integer,
  forest: integer,
  marsh: integer,
  mountain: integer,
  pass: integer,
  desert: integer,
})
const terrain = object({
  movement: record({
    ground,
    russianMarsh: object({ cost: whole(1), from: whole(1792) }),
    leaveMountain: whole(1),
    river: whole(1),
    riverBridgedByEngineer: whole(0),
    strait: whole(1),
    enterBox: whole(1),
    leaveBox: whole(1),
  }),
  battle: record({ ground, river: integer, bridge: integer, strait: integer, least: integer }),
})

/** "4+CL": steps, a tie-breaker, a mounted step, a leader check */
const result: Check = (value, path) =>
  typeof value === 'string' && /^\d\+?C?L?$/.test(value) ? [] : [`${path}: must be a result such as 4+CL`]
const loss: Check = (value, path) =>
  typeof value === 'string' && /^(\d|\d?\*)$/.test(value) ? [] : [`${path}: must be steps such as 2 or 1*`]

const ROWS = 18
const COLUMNS = 6
const modifiers = [
  ...['outOfSupply', 'demoralized', 'supplyUnit', 'siegePerLevel', 'mountainOrMarsh', 'desert'],
  ...['mp4OrLess', 'mp7OrMore', 'nationality'],
]

export const tablesShape: Check = object({
  terrain,
  supportMovement: record({ train: whole(1), frenchTrain: whole(1), engineer: whole(1) }),
  combat: record({
    rows: tuple(object({ total: whole(0), skirmish: result, engagement: result, decisive: result }), ROWS),
  }),
  odds: record({ rows: listOf(object({ ratio: text, modifier: integer }), 1) }),
  attrition: record({
    columns: tuple(whole(1), COLUMNS),
    rows: listOf(object({ total: whole(0), results: tuple(loss, COLUMNS) }), 1),
    modifiers: object(Object.fromEntries(modifiers.map((name) => [name, integer]))),
  }),
  siege: record({
    levels: tuple(
      object({
        level: oneOf(1, 2, 3),
        results: listOf(object({ upTo: whole(1), result: oneOf('R', 'R*', 'NE', 'A', 'H', 'B') }), 1),
      }),
      3,
    ),
  }),
})
