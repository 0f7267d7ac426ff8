/** §1.1 The hexes of the map, 60 km from one to the next. */
import { ccrr, rectangularGrid } from '@sandtable/board'
import { DATA } from './data/load.ts'

const { ground, areas } = DATA.map

/** Columns with an odd number lie half a hex higher. */
export const GRID = rectangularGrid({
  orientation: 'flat',
  shifted: 'even',
  rows: ground.length,
  cols: Math.max(...ground.map((row) => row.length)),
  id: ccrr,
})
export const HEXES = GRID.size

/** -1 if the map has no such hex */
export const hexNamed = (id: string): number => GRID.indexOf(id)
/** The hex with this printed number. */
export function hex(id: string): number {
  const h = hexNamed(id)
  if (h < 0) throw new Error(`no hex ${id}`)
  return h
}
/** the hexes of a list such as "3525 3526" */
export const hexesIn = (list = ''): number[] => list.split(' ').filter(Boolean).map(hex)
/** the hexsides of a list such as "3525/3625 3526/3625" */
export const sidesIn = (list = ''): (readonly [number, number])[] =>
  list
    .split(' ')
    .filter(Boolean)
    .map((side) => side.split('/'))
    .map(([a = '', b = '']) => [hex(a), hex(b)])

const row = (h: number): number => (GRID.rows[h] as number) - 1
const col = (h: number): number => (GRID.cols[h] as number) - 1
/** the letter of its ground in the data */
export const groundLetter = (h: number): string => ground[row(h)]?.[col(h)] ?? '~'
/** the code of its province or sea zone in the data */
export const areaCode = (h: number): string => areas[row(h)]?.slice(2 * col(h), 2 * col(h) + 2) ?? '..'
