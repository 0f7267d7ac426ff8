/** The hexes of the sheet, by their printed numbers, and what the data say of them. */
import { DATA } from '../data/load.ts'
import type { PlaceData, ProvinceData } from '../data/types.ts'
import { columnOf, rowOf } from './frame.ts'

const { map } = DATA

const twoDigits = (n: number): string => String(n).padStart(2, '0')

export const HEXES: readonly string[] = map.ground.flatMap((row, r) =>
  Array.from(row, (_, c) => twoDigits(c + 1) + twoDigits(r + 1)),
)
const known = new Set(HEXES)

export const groundOf = (id: string): string => map.ground[rowOf(id) - 1]?.[columnOf(id) - 1] ?? '~'
export const areaOf = (id: string): string =>
  map.areas[rowOf(id) - 1]?.slice(2 * columnOf(id) - 2, 2 * columnOf(id)) ?? '..'
export const isSea = (id: string): boolean => groundOf(id) === '~'
export const isLand = (id: string): boolean => !'~o'.includes(groundOf(id))

const provinces = new Map(DATA.provinces.map((province) => [province.code, province]))
export const provinceOf = (id: string): ProvinceData | undefined =>
  isLand(id) ? provinces.get(areaOf(id)) : undefined
/** the nation within whose borders of 1792 it lies */
export const ownerOf = (id: string): string | undefined => provinceOf(id)?.owner

/** Nobody may enter it: it is no part of the board. */
const isClosed = (id: string): boolean => groundOf(id) === 'x'
/** §6.2.2 it is entered through an off-map box alone */
const isBoxed = (id: string): boolean => provinceOf(id)?.box === true
export const isOnBoard = (id: string): boolean => !isClosed(id) && !isBoxed(id)

/** Clockwise from the top: what to add to column and row, for columns that lie lower and higher. */
const STEPS: readonly (readonly [column: number, even: number, odd: number])[] = [
  [0, -1, -1],
  [1, 0, -1],
  [1, 1, 0],
  [0, 1, 1],
  [-1, 1, 0],
  [-1, 0, -1],
]
function neighbour(id: string, direction: number): string | undefined {
  const [across, even, odd] = STEPS[direction] as (typeof STEPS)[number]
  const column = columnOf(id)
  const to = twoDigits(column + across) + twoDigits(rowOf(id) + (column % 2 === 1 ? odd : even))
  return known.has(to) ? to : undefined
}
const DIRECTIONS = [0, 1, 2, 3, 4, 5]
export const around = (id: string): string[] =>
  DIRECTIONS.flatMap((direction) => neighbour(id, direction) ?? [])

export type Pair = readonly [string, string]

/** Each two hexes that touch, once. */
export const PAIRS: readonly Pair[] = HEXES.flatMap((id) =>
  [0, 1, 2].flatMap((direction): Pair[] => {
    const to = neighbour(id, direction)
    return to === undefined ? [] : [[id, to]]
  }),
)

/** "3525/3625 3526/3625" */
export const pairsIn = (sides = ''): Pair[] =>
  sides
    .split(' ')
    .filter(Boolean)
    .map((side) => side.split('/') as unknown as Pair)
export const pairKey = ([a, b]: Pair): string => [a, b].sort().join('/')

const places = new Map(DATA.places.places.map((place) => [place.hex, place]))
export const placeIn = (id: string): PlaceData | undefined => places.get(id)
export const PLACES: readonly PlaceData[] = DATA.places.places
