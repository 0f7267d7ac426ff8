/**
 * §2.51 The places of all maps, numbered: hexes of the three large maps, which are one plane, then Africa, then boxes of
 * the sea chart. A hex is called by its printed number, a box by its name; no two share one.
 */
import { ccrr, type HexGrid, rectangularGrid } from '@sandtable/board'
import type { Text } from '@sandtable/kernel'
import { DATA } from './data/load.ts'
import type { BoxData, MapName, OwnerData, PlaceData, SheetData } from './data/types.ts'
import { nation, NOBODY } from './nations.ts'

const letterAt = (rows: readonly string[], row: number, col: number): string => rows[row]?.[col] ?? ' '

const gridOf = ({ ground }: SheetData, firstRow: number, firstCol: number): HexGrid =>
  rectangularGrid({
    orientation: 'flat',
    shifted: 'odd',
    rows: ground.length,
    cols: Math.max(...ground.map((row) => row.length)),
    firstRow,
    firstCol,
    id: ccrr,
    has: (row, col) => letterAt(ground, row - firstRow, col - firstCol) !== ' ',
  })

const AFRICAN_ROW = 25
const AFRICAN_COLUMN = 79
export const PLANE = gridOf(DATA.plane, 1, 1)
const AFRICA = gridOf(DATA.africa, AFRICAN_ROW, AFRICAN_COLUMN)

/** A map, its grid, and the number of its first place. */
export interface Sheet {
  readonly data: SheetData
  readonly grid: HexGrid
  readonly from: number
  readonly firstRow: number
  readonly firstCol: number
}
export const SHEETS: readonly Sheet[] = [
  { data: DATA.plane, grid: PLANE, from: 0, firstRow: 1, firstCol: 1 },
  { data: DATA.africa, grid: AFRICA, from: PLANE.size, firstRow: AFRICAN_ROW, firstCol: AFRICAN_COLUMN },
]
const BOXES: readonly BoxData[] = DATA.chart.boxes
/** number of the first box */
export const FIRST_BOX = PLANE.size + AFRICA.size
export const PLACES = FIRST_BOX + BOXES.length

const everyPlace = Array.from({ length: PLACES }, (_, p) => p)
const sheetOf = (p: number): Sheet => SHEETS[p < PLANE.size ? 0 : 1] as Sheet
export const isBox = (p: number): boolean => p >= FIRST_BOX
const boxData = (p: number): BoxData => BOXES[p - FIRST_BOX] as BoxData

export function idOf(p: number): string {
  if (isBox(p)) return boxData(p).id
  const { grid, from } = sheetOf(p)
  return grid.idOf(p - from)
}
const ids = new Map(everyPlace.map((p) => [idOf(p), p]))
/** -1 if there is no such place */
export const placeNamed = (id: string): number => ids.get(id) ?? -1
/** The place with this number or name. */
export function place(id: string): number {
  const p = placeNamed(id)
  if (p < 0) throw new Error(`no place ${id}`)
  return p
}
/** the places of a list such as "0921 0922" */
export const placesIn = (list: string): number[] => list.split(' ').filter(Boolean).map(place)

/** column and row as printed */
const columnOf = (p: number): number => sheetOf(p).grid.cols[p - sheetOf(p).from] as number
const rowOf = (p: number): number => sheetOf(p).grid.rows[p - sheetOf(p).from] as number
const letter = (p: number, layer: 'ground' | 'owner'): string => {
  const { data, firstRow, firstCol } = sheetOf(p)
  return letterAt(data[layer], rowOf(p) - firstRow, columnOf(p) - firstCol)
}

/** §1.22 what troops march through; boxes are clear */
export const GROUND = { clear: 0, mountain: 1, desert: 2, marsh: 3, forest: 4, jungle: 5 } as const
const GROUNDS = 'cmdsfj'
const WATER = { none: 0, coast: 1, sea: 2 } as const

const grounds = Int8Array.from(everyPlace, (p) =>
  isBox(p) ? GROUND.clear : Math.max(0, GROUNDS.indexOf(letter(p, 'ground').toLowerCase())),
)
export const groundOf = (p: number): number => grounds[p] as number

const waters = Int8Array.from(everyPlace, (p) => {
  if (isBox(p)) return boxData(p).kind === 'ocean' ? WATER.sea : WATER.coast
  const ground = letter(p, 'ground')
  if (ground === '~') return WATER.sea
  return ground === ground.toUpperCase() ? WATER.coast : WATER.none
})
/** §2.53 troops can be there, and somebody controls it */
export const isLand = (p: number): boolean => waters[p] !== WATER.sea
/** ships can be there */
export const isWater = (p: number): boolean => waters[p] !== WATER.none

const ownerData = (p: number): OwnerData | undefined => sheetOf(p).data.owners[letter(p, 'owner')]
const owners = Int8Array.from(everyPlace, (p) => {
  const id = isBox(p) ? boxData(p).owner : ownerData(p)?.nation
  return id === undefined ? NOBODY : nation(id)
})
/** the nation it belonged to in 1914, or NOBODY */
export const ownerOf = (p: number): number => owners[p] as number
const homes = Uint8Array.from(everyPlace, (p) =>
  Number(isBox(p) ? boxData(p).home !== undefined : ownerData(p)?.colony !== true),
)
/** §2.24 home ground of its owner, no colony */
export const isHome = (p: number): boolean => homes[p] === 1
/** §2.24 a port box titled with the whole nation */
export const isFullNation = (p: number): boolean => isBox(p) && boxData(p).home === 'full'

/** §1.21 the extents of the three sheets; where two overlap a hex lies on both */
const EXTENTS: Readonly<Record<Exclude<MapName, 'africa'>, readonly [number, number, number, number]>> = {
  north: [1, 50, 1, 29],
  south: [7, 56, 29, 57],
  ottoman: [45, 94, 43, 71],
}
export function isOnMap(p: number, map: MapName): boolean {
  if (isBox(p)) return false
  if (map === 'africa') return p >= PLANE.size
  const [left, right, top, bottom] = EXTENTS[map]
  const [col, row] = [columnOf(p), rowOf(p)]
  return p < PLANE.size && col >= left && col <= right && row >= top && row <= bottom
}
export const isInAfrica = (p: number): boolean => p >= PLANE.size && !isBox(p)

/** Hexes from one to the other on the same grid. */
export function distance(a: number, b: number): number {
  const { grid, from } = sheetOf(a)
  return sheetOf(b).grid === grid ? grid.distance(a - from, b - from) : Infinity
}

const towns = SHEETS.flatMap(({ data }) => data.places)
const townsAt = new Map<number, PlaceData[]>()
for (const town of towns) townsAt.set(place(town.hex), [...(townsAt.get(place(town.hex)) ?? []), town])
const isTown = (p: number, what: string): boolean =>
  townsAt.get(p)?.some(({ is }) => is.split(' ').includes(what)) ?? false

/** §1.22 capitals, cities, ports and fortresses */
const centres = Uint8Array.from(everyPlace, (p) => Number(isBox(p) ? isLand(p) : townsAt.has(p)))
for (const { hex } of DATA.fortresses) centres[place(hex)] = 1
export const isCentre = (p: number): boolean => centres[p] === 1
const ports = Uint8Array.from(everyPlace, (p) => Number(isBox(p) ? isLand(p) : isTown(p, 'port')))
/** a port hex or a port box */
export const isPort = (p: number): boolean => ports[p] === 1

/** what stands there on the map, if anything */
export const townName = (p: number): Text | undefined =>
  isBox(p) ? boxData(p).name : townsAt.get(p)?.[0]?.name
