import { Graph, HexGrid, Hexsides } from '@sandtable/board'
import { DATA } from './data/load.ts'
import type { HexData } from './data/types.ts'
import { AH, RU, SIDE_IDS, type Side } from './sides.ts'

const { map, tables, victory } = DATA

/** The map, its hexes numbered in the order of the data file. */
export const GRID = new HexGrid({
  orientation: 'pointy',
  cells: map.hexes,
  neighbours: map.geometry,
  rowsRun: 'up',
  columnsRun: 'left',
})
export const HEXES = GRID.size

/** The hex with this printed number. */
export function hex(id: string): number {
  const index = GRID.indexOf(id)
  if (index < 0) throw new Error(`no hex ${id} on the map`)
  return index
}

export const hexData = (h: number): HexData => map.hexes[h] as HexData

const RIVER = 1
const BRIDGE = 2
const RIDGE = 4

const sides = new Hexsides(GRID)
for (const { a, b, kind, bridge } of map.hexsides)
  sides.add(hex(a), hex(b), kind === 'ridge' ? RIDGE : bridge ? RIVER | BRIDGE : RIVER)

export const isRiver = (from: number, direction: number): boolean => sides.has(from, direction, RIVER)
export const isRidge = (from: number, direction: number): boolean => sides.has(from, direction, RIDGE)
/** §9.2.2 only these hurt a retreat */
export const isUnbridgedRiver = (from: number, direction: number): boolean =>
  (sides.get(from, direction) & (RIVER | BRIDGE)) === RIVER

export const isMarsh = (h: number): boolean => hexData(h).terrain === 'marsh'
export const FORTRESS = hex('3.15')
export const isNextToFortress = (h: number): boolean => GRID.direction(h, FORTRESS) >= 0

/** §4.5 the shaded hexes 3.01 to 11.01 */
export const isBarredHex = (h: number): boolean => hexData(h).barred === true

function hexsideCost(from: number, direction: number): number {
  const { river, bridge, ridge } = tables.terrain.hexside
  const flags = sides.get(from, direction)
  const water = flags & BRIDGE ? bridge : flags & RIVER ? river : 0
  return water + (flags & RIDGE ? ridge : 0)
}

function terrainCost(from: number, direction: number): number {
  const to = GRID.neighbour(from, direction)
  if (to < 0) return -1
  const cost = tables.terrain.hex[hexData(to).terrain]
  return cost === null ? -1 : cost + hexsideCost(from, direction)
}

const stepCosts = Int8Array.from({ length: HEXES * 6 }, (_, i) => terrainCost(Math.floor(i / 6), i % 6))

/** §aid.tec MPs for the hex entered and the hexside crossed; negative: prohibited. */
export const stepCost = (from: number, direction: number): number => stepCosts[from * 6 + direction] as number
/** §aid.tec MPs for the hex alone, as for a unit coming from off the map. */
export const entryCost = (h: number): number => tables.terrain.hex[hexData(h).terrain] ?? -1

/** Railways run between adjacent hexes; numbered like the grid. */
export const RAILS = new Graph(
  map.hexes.map(({ id }) => id),
  map.rails.flatMap(({ hexes }) => hexes.slice(1).map((to, i): [string, string] => [hexes[i] as string, to])),
)
const isRail = (h: number): boolean => RAILS.neighbour(h, 0) >= 0

/** Hexes one or two away, for every hex (§10.3.1). */
const near: readonly (readonly number[])[] = Array.from({ length: HEXES }, (_, h) =>
  GRID.within(h, 2).filter((other) => other !== h),
)
export const hexesWithinTwo = (h: number): readonly number[] => near[h] as readonly number[]

const allHexes = Array.from({ length: HEXES }, (_, h) => h)

/** §11.2 map-edge hexes with the side's supply symbol */
export const EDGE_SOURCES: readonly (readonly number[])[] = SIDE_IDS.map((side) =>
  allHexes.filter((h) => hexData(h).supply?.includes(side)),
)

/** §11.2 where the railways reach a friendly edge source, and the railway hexes that are none */
export const RAILHEADS = EDGE_SOURCES.map((edge) => edge.filter(isRail))
export const INLAND_RAILS = EDGE_SOURCES.map((edge) => allHexes.filter((h) => isRail(h) && !edge.includes(h)))

const RUSSIAN_LEFT_ABOVE = 15
const AUSTRIAN_LEFT_BELOW = 6

function isFriendlyEdge(side: Side, { edges = [], row }: HexData): boolean {
  if (side === RU)
    return (
      edges.includes('top') || edges.includes('right') || (edges.includes('left') && row > RUSSIAN_LEFT_ABOVE)
    )
  return edges.includes('bottom') || (edges.includes('left') && row < AUSTRIAN_LEFT_BELOW)
}

/** §11.2 friendly map edges: the places to come in when the scheduled hex is blocked (§14.0.a) */
export const FRIENDLY_EDGES: readonly (readonly number[])[] = [AH, RU].map((side) =>
  allHexes.filter((h) => isFriendlyEdge(side as Side, hexData(h)) && !isMarsh(h)),
)

export interface Town {
  readonly hex: number
  readonly side: Side
  readonly capture: number
  readonly occupy: number
}

export const TOWNS: readonly Town[] = victory.towns.map((town) => ({
  hex: hex(town.hex),
  side: town.side === 'AH' ? AH : RU,
  capture: town.capture,
  occupy: town.occupy,
}))

const townIndex = Int8Array.from(allHexes, (h) => TOWNS.findIndex((town) => town.hex === h))
/** number of the victory town in this hex, or -1 */
export const townAt = (h: number): number => townIndex[h] as number
