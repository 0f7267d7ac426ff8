import { repeated } from '@sandtable/kernel/data'
import type { NationId } from '../sides.ts'
import type { Lookup } from './lookup.ts'
import { problem, unless } from './problem.ts'
import type { GameData, SupplyData } from './types.ts'

const FILE = 'supply'

const listed = ({ sources }: SupplyData, nation: NationId): readonly string[] =>
  sources.filter((entry) => entry.nation === nation).flatMap(({ spaces }) => spaces)

/** every list of spaces, with the name of its entry */
const lists = (supply: SupplyData): readonly (readonly [string, readonly string[]])[] => [
  ...supply.sources.map(({ nation, spaces }) => [`sources ${nation}`, spaces] as const),
  ...supply.afterEntry.map(({ nation, spaces }) => [`afterEntry ${nation}`, spaces] as const),
  ...supply.alsoFor.map(({ unit, spaces }) => [`alsoFor ${unit}`, spaces] as const),
  ...supply.capitals.map(({ nation, spaces }) => [`capitals ${nation}`, spaces] as const),
  ...(['RU', 'GE', 'AH'] as const).map((nation) => [`stated ${nation}`, supply.stated[nation]] as const),
  ['rpLine', [supply.rpLine.from, supply.rpLine.to]],
]

const checkKnown = (supply: SupplyData, { spaces, kinds }: Lookup): readonly string[] => [
  ...lists(supply).flatMap(([entry, ids]) => [
    ...ids.filter((id) => !spaces.has(id)).map((id) => problem(FILE, entry, `unknown space ${id}`)),
    ...repeated(ids).map((id) => problem(FILE, entry, `${id} is listed twice`)),
  ]),
  ...supply.alsoFor.flatMap(({ unit }) => unless(kinds.has(unit), FILE, `alsoFor ${unit}`, 'unknown unit')),
]

/** the half-moons on the map and the lists are the same */
function checkMarks({ map, supply }: GameData): readonly string[] {
  const nations = [...new Set(supply.sources.map(({ nation }) => nation))]
  const unlisted = map.spaces.flatMap(({ id, supply: marked = [] }) =>
    marked
      .filter((nation) => !listed(supply, nation).includes(id))
      .map((nation) => problem(FILE, `sources ${nation}`, `${id} is marked on the map only`)),
  )
  const unmarked = nations.flatMap((nation) =>
    listed(supply, nation)
      .filter((id) => map.spaces.find((space) => space.id === id)?.supply?.includes(nation) !== true)
      .map((id) => problem(FILE, `sources ${nation}`, `${id} is not marked on the map`)),
  )
  return [...unlisted, ...unmarked]
}

const checkWithin = (supply: SupplyData): readonly string[] =>
  [
    ...supply.afterEntry.map(({ nation, spaces }) => ['afterEntry', nation, spaces] as const),
    ...(['RU', 'GE', 'AH'] as const).map((nation) => ['stated', nation, supply.stated[nation]] as const),
  ].flatMap(([name, nation, spaces]) =>
    spaces
      .filter((id) => !listed(supply, nation).includes(id))
      .map((id) => problem(FILE, `${name} ${nation}`, `${id} is no source of that nation`)),
  )

/** §15.4 the stars of the map */
function checkCapitals({ map, supply }: GameData): readonly string[] {
  const marked = map.spaces.filter(({ capital }) => capital === true)
  return [
    ...supply.capitals.flatMap(({ nation, spaces }) =>
      spaces
        .filter((id) => !marked.some((space) => space.id === id && space.nation === nation))
        .map((id) => problem(FILE, `capitals ${nation}`, `${id} is no capital of that nation on the map`)),
    ),
    ...marked
      .filter(({ id }) => !supply.capitals.some(({ spaces }) => spaces.includes(id)))
      .map(({ id }) => problem(FILE, 'capitals', `${id} is not listed`)),
  ]
}

export function checkSupply(data: GameData, lookup: Lookup): readonly string[] {
  const unknown = checkKnown(data.supply, lookup)
  if (unknown.length > 0) return unknown
  return [...checkMarks(data), ...checkWithin(data.supply), ...checkCapitals(data)]
}
