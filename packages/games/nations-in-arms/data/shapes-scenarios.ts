/** Structure of the files in scenarios/. */
import {
  type Check,
  integer,
  listOf,
  names,
  object,
  oneOf,
  present,
  record,
  text,
  variant,
  whole,
} from '@sandtable/kernel/data'

const dictionary =
  (check: Check): Check =>
  (value, path) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, each]) => check(each, `${path}.${key}`))
      : [`${path}: must be an object`]
const side = oneOf('empire', 'coalition')
const control = object({ nation: text }, { provinces: text, places: text, inactive: present })
const force = object(
  { nation: text, at: text },
  { leader: text, subordinates: text, army: text, units: text, support: text, inside: present },
)
const arrival = object(
  { turn: text, nation: text, kind: oneOf('force', 'leader', 'replacement', 'diplomacy') },
  { at: text, leader: text, units: text, steps: whole(1), joins: side },
)
const sudden = object({ at: text, held: side, when: oneOf('turn', 'end'), wins: side }, { all: present })
const victory = variant('kind', {
  points: object(
    { kind: text, for: side, winAt: integer, loseAt: integer, scores: text },
    { decisiveBattle: whole(1), armyDestroyed: whole(1), sudden: listOf(sudden, 1) },
  ),
  conditions: object({ kind: text, places: text }),
})

export const scenarioShape: Check = record(
  {
    id: text,
    title: names,
    summary: names,
    first: text,
    last: text,
    initiative: side,
    ownership: whole(1792),
    blocs: object({ empire: text, coalition: text }),
    omitted: text,
    control: listOf(control),
    setup: listOf(force, 1),
    sieges: listOf(object({ at: text, duration: oneOf(0, 1, 2, 3, 4) })),
    arrivals: listOf(arrival),
    victory,
  },
  { neutral: text, seatings: listOf(text, 2), revolts: dictionary(text), absent: text, area: text },
)
