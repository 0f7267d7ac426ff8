/**
 * The map: spaces, connections, and the spaces that rules name. It never changes and is no part of the state.
 */
import { Graph } from '@sandtable/board'
import { DATA } from './data/load.ts'
import type { LinkKind, Names, Sea, SpaceData, SpaceKind, Terrain } from './data/types.ts'
import {
  AH,
  ALL_NATIONS,
  type Allegiance,
  BALKANS,
  type Nation,
  NATIONS,
  NO_SIDE,
  nationNamed,
  RU,
  startingSide,
} from './sides.ts'

const { map, supply, neutrals, tables, collapse } = DATA

/** All spaces, regions, Lemnos and the sea-invasion spaces. The index is the position in map.json. */
export const GRAPH = new Graph(
  map.spaces.map(({ id }) => id),
  map.connections.map(({ a, b }): [string, string] => [a, b]),
)
export const SPACES = GRAPH.size
/** The most connections any space has. Directions run from 0 up to this number; not all of them are used. */
export const DEGREE = GRAPH.degree

/** The space with this id. */
export function space(id: string): number {
  const index = GRAPH.indexOf(id)
  if (index < 0) throw new Error(`no space ${id} on the map`)
  return index
}
export const spacesNamed = (ids: readonly string[]): number[] => ids.map(space)
export const spaceData = (s: number): SpaceData => map.spaces[s] as SpaceData
export const idOfSpace = (s: number): string => GRAPH.idOf(s)
export const nameOfSpace = (s: number): Names => spaceData(s).name

const all = Array.from({ length: SPACES }, (_, s) => s)
const bytes = (of: (data: SpaceData) => number): Int8Array => Int8Array.from(all, (s) => of(spaceData(s)))
const flags = (of: (data: SpaceData) => boolean): Int8Array => bytes((data) => Number(of(data)))
const test =
  (table: Int8Array) =>
  (s: number): boolean =>
    table[s] === 1
const where = (holds: (s: number) => boolean): readonly number[] => all.filter(holds)

// kinds of spaces

const ofKind = (kind: SpaceKind): Int8Array => flags((data) => data.kind === kind)
/** §glossary.regions Any number of units of both sides may be in a region; each has a supply source. */
export const isRegion = test(ofKind('region'))
/** §25.2 Sea-invasion spaces are closed without a Landing marker. */
export const isSeaSpace = test(ofKind('sea'))
/** Neither a region nor Lemnos nor a sea-invasion space. */
export const isPlain = test(ofKind('space'))
export const LEMNOS = where(test(ofKind('island')))[0] as number
export const REGIONS: readonly number[] = where(isRegion)
export const SEA_SPACES: readonly number[] = where(isSeaSpace)
/** §3.1.2 on the Italian Front inset */
export const isInset = test(flags(({ inset }) => inset === true))

// terrain

export const CLEAR = 0
export const FOREST = 1
export const MOUNTAIN = 2
export const SWAMP = 3
export const TERRAINS = ['clear', 'forest', 'mountain', 'swamp'] as const satisfies readonly Terrain[]
export type TerrainIndex = typeof CLEAR | typeof FOREST | typeof MOUNTAIN | typeof SWAMP
const terrains = bytes(({ terrain }) => TERRAINS.indexOf(terrain))
/** §18.4.a In a region terrain affects only combat. */
export const terrainOf = (s: number): TerrainIndex => terrains[s] as TerrainIndex

// nations

const NO_NATION = -1
const homes = bytes(({ nation }) => (nation === null ? NO_NATION : nationNamed(nation)))
/** The nation a space belongs to; -1 for Lemnos and the sea-invasion spaces. */
export const homeOf = (s: number): Nation | -1 => homes[s] as Nation | -1
const printedHolders = Int8Array.from(homes, (home) => (home < 0 ? NO_SIDE : startingSide(home as Nation)))
/** the side that holds a space when the war begins; a control marker lies where it is another */
export const printedHolder = (s: number): Allegiance => printedHolders[s] as Allegiance
export const isHomeOf = (s: number, nation: Nation): boolean => homes[s] === nation
/** spaces and regions of each nation */
export const HOMES: readonly (readonly number[])[] = ALL_NATIONS.map((nation) =>
  where((s) => isHomeOf(s, nation)),
)
/** §glossary.balkans */
export const isBalkan = (s: number): boolean => (BALKANS as readonly number[]).includes(homeOf(s))

// forts, ports, victory points

const forts = bytes(({ fort }) => fort ?? 0)
/** §20.1.3 The CF of the printed fort; 0 if there is none. */
export const fortAt = (s: number): number => forts[s] as number
export const FORTS: readonly number[] = where((s) => fortAt(s) > 0)

export const BALTIC = 0
export const BLACK_SEA = 1
export const MEDITERRANEAN = 2
export const SEAS = ['baltic', 'black', 'mediterranean'] as const satisfies readonly Sea[]
export type SeaIndex = typeof BALTIC | typeof BLACK_SEA | typeof MEDITERRANEAN
const ports = bytes(({ port }) => (port === undefined ? -1 : SEAS.indexOf(port)))
/** The sea a port is on, or -1. */
export const portOf = (s: number): SeaIndex | -1 => ports[s] as SeaIndex | -1
export const isPort = (s: number): boolean => portOf(s) >= 0
/** §13.3 §14.1.3 ports of each sea; ports of different seas are not connected (ruling 70) */
export const PORTS: readonly (readonly number[])[] = SEAS.map((_, sea) => where((s) => portOf(s) === sea))

/** A red border. */
export const isVp = test(flags(({ vp }) => vp === true))
export const VP_SPACES: readonly number[] = where(isVp)
/** VP spaces of each nation */
export const VP_HOMES: readonly (readonly number[])[] = HOMES.map((list) => list.filter(isVp))

// connections

export const SINGLE = 0
export const MIXED = 1
export const ROAD = 2
export const ALPINE = 3
export const SEA_LANE = 4
export const LINK_KINDS = ['single', 'mixed', 'road', 'alpine', 'sea'] as const satisfies readonly LinkKind[]
export type LinkIndex = typeof SINGLE | typeof MIXED | typeof ROAD | typeof ALPINE | typeof SEA_LANE

const kinds = new Int8Array(SPACES * DEGREE).fill(-1)
const waters = new Int8Array(SPACES * DEGREE)
function connect(from: number, to: number, kind: LinkIndex, water: boolean): void {
  const link = from * DEGREE + GRAPH.direction(from, to)
  kinds[link] = kind
  waters[link] = Number(water)
}
for (const { a, b, kind, water } of map.connections) {
  const index = LINK_KINDS.indexOf(kind) as LinkIndex
  connect(space(a), space(b), index, water === true)
  connect(space(b), space(a), index, water === true)
}

/** The spaces connected to each space, in the order of directions. */
export const NEIGHBOURS: readonly (readonly number[])[] = all.map((s) =>
  Array.from({ length: DEGREE }, (_, d) => GRAPH.neighbour(s, d)).filter((n) => n >= 0),
)
export const areConnected = (a: number, b: number): boolean => GRAPH.direction(a, b) >= 0
/** §3.1.3 The connection in a direction; -1 if there is none. */
export const linkAlong = (from: number, direction: number): LinkIndex | -1 =>
  kinds[from * DEGREE + direction] as LinkIndex | -1
/** §12.4.3 Whether the connection in a direction crosses water. */
export const crossesWater = (from: number, direction: number): boolean =>
  waters[from * DEGREE + direction] === 1
/** §3.1.3 The connection between two spaces; -1 if there is none. */
export function linkBetween(a: number, b: number): LinkIndex | -1 {
  const direction = GRAPH.direction(a, b)
  return direction < 0 ? -1 : linkAlong(a, direction)
}
/** §12.4.3 Whether the connection between two spaces crosses water. */
export function isAcrossWater(a: number, b: number): boolean {
  const direction = GRAPH.direction(a, b)
  return direction >= 0 && crossesWater(a, direction)
}

// supply

/** §14.2 The sources of each nation, including those that open later. */
export const SOURCES: readonly (readonly number[])[] = ALL_NATIONS.map((nation) =>
  where((s) => spaceData(s).supply?.includes(NATIONS[nation]) === true),
)
const masks = Int16Array.from(all, (s) =>
  SOURCES.reduce((mask, sources, nation) => mask | (Number(sources.includes(s)) << nation), 0),
)
/** Bit n: the space is a source of nation n. */
export const sourceMask = (s: number): number => masks[s] as number
export const isSourceOf = (s: number, nation: Nation): boolean => ((masks[s] as number) & (1 << nation)) !== 0
export const isSource = (s: number): boolean => masks[s] !== 0

export interface LateSource {
  readonly space: number
  readonly nation: Nation
  /** The nation that must be at war first. */
  readonly of: Nation
}
/** §14.2.2.a §16.6.e Sources that count only after a nation has entered the war. */
export const LATE_SOURCES: readonly LateSource[] = supply.afterEntry.flatMap(({ nation, of, spaces }) =>
  spaces.map((id) => ({ space: space(id), nation: nationNamed(nation), of: nationNamed(of) })),
)

// spaces that rules name

const capitalsOf = (nation: Nation): readonly number[] =>
  spacesNamed(supply.capitals.find((entry) => nationNamed(entry.nation) === nation)?.spaces ?? [])
/** §15.4 By nation. */
export const CAPITALS: readonly (readonly number[])[] = ALL_NATIONS.map(capitalsOf)
export const PETROGRAD = CAPITALS[RU]?.[0] as number
export const [VIENNA, BUDAPEST] = CAPITALS[AH] as [number, number]
/** §16.7.1.b The ends of the line along which German RPs reach Turkey. */
export const BERLIN = space(supply.rpLine.from)
export const CONSTANTINOPLE = space(supply.rpLine.to)
/** §26.3.1.d.2 */
export const HANDED_OVER: readonly number[] = spacesNamed(neutrals.greece.handedOver)
/** §19.3.b */
export const DOIRAN = space(tables.trenches.levelTwo)
export const FT_RUPEL = space('FtRupel')
export const ATHENS = space('Athens')
export const SALONIKA = space('Salonika')
/** §25.5.a */
export const ODESSA = space('Odessa')
/** §26.6.1.b §26.6.2.e */
export const BELGRADE = space('Belgrade')
export const CETINJE = space('Cetinje')
/** §28.0.d.8 */
export const BRANDENBURG = space(collapse.treaty.region)
/** §26.4.3.b */
export const SOUTHERN_ITALY = space('SouthernItaly')
/** §11.3.1.a The only connections to the inset. */
export const CARNIOLA = space('Carniola')
export const TYROL = space('Tyrol')
/** §26.7.1.b */
export const RODOSTO = space('Rodosto')
export const ANATOLIA = space('Anatolia')

/** §25.2.3 The port connected to a sea-invasion space. */
export function landingPort(sea: number): number {
  const port = NEIGHBOURS[sea]?.find((s) => s !== LEMNOS)
  if (port === undefined) throw new Error(`${idOfSpace(sea)} is no sea-invasion space`)
  return port
}
