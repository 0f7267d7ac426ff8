/** The hexes of the sheet, by their printed numbers, and what the data say of them. */
import { DATA } from '../data/load.ts'
import type { SideKind } from '../data/types.ts'
import { COLUMNS, columnOf, ROWS, rowOf } from './frame.ts'

const { plane } = DATA

const twoDigits = (n: number): string => String(n).padStart(2, '0')
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

export const HEXES: readonly string[] = numbers(COLUMNS).flatMap((column) =>
  numbers(ROWS).map((row) => twoDigits(column) + twoDigits(row)),
)
const known = new Set(HEXES)
const isOnSheet = (id: string): boolean => known.has(id)

/** A letter of a layer of the data. */
const letterOf = (layer: readonly string[], id: string): string =>
  layer[rowOf(id) - 1]?.[columnOf(id) - 1] ?? ' '

export const groundOf = (id: string): string => letterOf(plane.ground, id).toLowerCase()
export const isSea = (id: string): boolean => letterOf(plane.ground, id) === '~'
/** the nation it belongs to */
export const ownerOf = (id: string): string | undefined => plane.owners[letterOf(plane.owner, id)]?.nation

/** Clockwise from the top: what to add to column and row, for columns that lie higher and lower. */
const STEPS: readonly (readonly [column: number, even: number, odd: number])[] = [
  [0, -1, -1],
  [1, -1, 0],
  [1, 0, 1],
  [0, 1, 1],
  [-1, 0, 1],
  [-1, -1, 0],
]
function neighbour(id: string, direction: number): string | undefined {
  const [across, even, odd] = STEPS[direction] as (typeof STEPS)[number]
  const column = columnOf(id)
  const to = twoDigits(column + across) + twoDigits(rowOf(id) + (column % 2 === 1 ? odd : even))
  return isOnSheet(to) ? to : undefined
}

export type Pair = readonly [string, string]

/** Each two hexes of the sheet that touch, once. */
export const PAIRS: readonly Pair[] = HEXES.flatMap((id) =>
  [0, 1, 2].flatMap((direction): Pair[] => {
    const to = neighbour(id, direction)
    return to === undefined ? [] : [[id, to]]
  }),
)

/** "0921/0922 0922/0923", those of the sheet. */
export const pairsIn = (sides: string): Pair[] =>
  sides
    .split(' ')
    .map((side): Pair => side.split('/') as unknown as Pair)
    .filter((pair) => pair.every(isOnSheet))

export const pairKey = ([a, b]: Pair): string => [a, b].sort().join('/')

/** Hexsides on which the map prints this sign. */
export const sidesOfKind = (kind: SideKind): Pair[] =>
  plane.sides.filter((each) => each.kind === kind).flatMap(({ sides }) => pairsIn(sides))

const LINES = [1, 2, 4]
/** Pairs of hexes that a railway joins. */
export const RAILS: readonly Pair[] = HEXES.flatMap((id) => {
  const lines = Number(letterOf(plane.rails, id)) || 0
  return LINES.flatMap((line, direction): Pair[] => {
    const to = neighbour(id, direction)
    return (lines & line) !== 0 && to !== undefined ? [[id, to]] : []
  })
})

export const TOWNS = plane.places.filter(({ hex }) => isOnSheet(hex))
export const isTown = (id: string): boolean => TOWNS.some(({ hex }) => hex === id)
