/** The map: hexes, hexsides, railways and the places rules speak of. It never changes and is no part of the state. */
import { Graph, HexGrid, Hexsides, neighbourTables } from '@sandtable/board'
import { DATA } from './data/load.ts'
import type { HexData } from './data/types.ts'
import { ALL_NATIONS, type Nation, NATIONS, type Side, sideNamed } from './sides.ts'

const { map, places, victory } = DATA

/** Flat-top hexes; direction 0 is north, the others follow clockwise. Hex number n has index n - 1. */
export const GRID = new HexGrid({
  orientation: 'flat',
  cells: map.hexes,
  neighbours: neighbourTables({ orientation: 'flat', shifted: 'odd' }),
})
export const HEXES = GRID.size
export const DIRECTIONS = 6

/** The hex with this printed number. */
export function hex(id: string): number {
  const index = GRID.indexOf(id)
  if (index < 0) throw new Error(`no hex ${id} on the map`)
  return index
}
const hexes = (ids: readonly string[]): number[] => ids.map(hex)

export const hexData = (h: number): HexData => map.hexes[h] as HexData

const bytes = (of: (h: number) => number): Int8Array => Int8Array.from({ length: HEXES }, (_, h) => of(h))
const flags = (ids: readonly string[]): Int8Array => bytes((h) => Number(ids.includes(GRID.idOf(h))))
const test =
  (table: Int8Array) =>
  (h: number): boolean =>
    table[h] === 1

const tems = bytes((h) => hexData(h).tem)
/** §2.2.tem §9.3.1.b */
export const temOf = (h: number): number => tems[h] as number

const owners = bytes((h) => sideNamed(hexData(h).owner))
/** §2.2.hexes the printed owner, apart from who controls the hex */
export const printedOwner = (h: number): Side => owners[h] as Side

const SLOW = 1
const IMPASSABLE = 2
const sides = new Hexsides(GRID)
for (const { a, b, kind } of map.hexsides) sides.add(hex(a), hex(b), kind === 'slow' ? SLOW : IMPASSABLE)

/** §2.2.diamond1 */
export const isSlow = (from: number, direction: number): boolean => sides.has(from, direction, SLOW)
/** §2.2.diamond3 as printed; §14.3.6.b.5 opens the one between 42 and 52 */
export const isImpassable = (from: number, direction: number): boolean =>
  sides.has(from, direction, IMPASSABLE)

/** The rail net, numbered like the grid. */
export const RAILS = new Graph(
  map.hexes.map(({ id }) => id),
  map.rails.map(({ a, b }): [string, string] => [a, b]),
)
const railed = bytes((h) => Number(RAILS.neighbour(h, 0) >= 0))
export const isRail = test(railed)

export const PARIS = hex(places.paris.hex)
export const ANTWERP = hex(places.antwerp.hex)
/** §12.5.2 the hexes Antwerp is masked from */
export const MASKING_HEXES: readonly number[] = hexes(places.antwerp.mask)
/** §12.5.3 */
export const ESCAPE = hex(places.antwerp.escape)
export const BRUSSELS = hex(places.brussels.hex)
/** ruling 1: the one constant for the fort, the free activation and the marker of §14.3.6.a.5 */
export const LIEGE = hex(places.liege.hex)
export const MAUBEUGE = hex(places.maubeuge.hex)
/** §14.3.6.a.2 */
export const METZ = hex(places.metz.hex)
export const TRIER = hex(places.trier.hex)
/** §8.4.3.g */
export const EMERGENCY_SOURCE = hex(places.emergencySource.hex)
/** §8.4.3.h */
export const RAILHEAD = hex(places.railhead.hex)
/** §14.3.6.b.4 */
export const NORTH_ENTRY: readonly number[] = hexes(places.northEntry.hexes)
export const PORTS: readonly number[] = hexes(places.ports.hexes)
/** §13.1.3.g */
export const GERMAN_MARKERS: readonly number[] = hexes(places.germanMarkers.hexes)
/** §14.1.1.a.2 */
export const FORBIDDEN_ON_TURN_1: readonly number[] = hexes(places.turn1.forbidden)
export const NORTHERN_FRONT: readonly number[] = hexes(places.turn1.north)

/** §8.4.9.a */
export const isParisInDanger = test(flags(places.parisInDanger.hexes))
/** §8.4.8 */
export const isSchlieffen = test(flags(places.schlieffen.hexes))
/** §8.4.7.a */
export const isBelgium = test(flags(places.belgium.hexes))
/** §10.4 */
export const isPort = test(flags(places.ports.hexes))
/** §9.4.5 §12.3 */
export const isCoastal = test(flags(places.coastal.hexes))
/** §2.2.vosges */
export const isVosges = test(flags(places.vosges.hexes))
/** §7.2.german §14.3.6.a.1 */
export const isFrance = test(flags(places.france.hexes))
/** §7.2.german */
export const isBorder = test(flags(places.border.hexes))

/** §14.1.2.a.1 */
export const PLAN_XVII_HEXES: readonly number[] = hexes(victory.plan17.hexes)
export const isPlanXVII = test(flags(victory.plan17.hexes))
/** §14.1.2.b without Paris */
export const GERMAN_VP_HEXES: readonly number[] = hexes(victory.german.hexes)
export const isGermanVp = test(flags(victory.german.hexes))
const doubles = flags([...victory.plan17.double, ...victory.german.double])
/** markers count twice here */
export const isDouble = test(doubles)

/** §8.4.3.b §8.4.3.c by nation */
export const SOURCES: readonly (readonly number[])[] = ALL_NATIONS.map((nation: Nation) =>
  hexes(places.supply[NATIONS[nation]]),
)
