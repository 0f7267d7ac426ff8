/** One letter for what lies in a hex, and the part of the map around a place. */
import { CHIPS, fortressAt } from '../sites.ts'
import { GROUND, groundOf, isBox, isLand, PLANE, townName } from '../places.ts'
import { FORTRESS } from '../codes.ts'
import type { State } from '../state.ts'

const chips = new Set(CHIPS)
export const isChip = (p: number): boolean => chips.has(p)

const LETTERS: Readonly<Record<number, string>> = {
  [GROUND.clear]: ' ',
  [GROUND.mountain]: '^',
  [GROUND.desert]: 'd',
  [GROUND.marsh]: 'm',
  [GROUND.forest]: 'f',
  [GROUND.jungle]: 'j',
}

const hasWalls = (s: State, p: number): boolean => {
  const f = fortressAt(p)
  return f >= 0 && s.fortress.get(f) !== FORTRESS.destroyed
}

/** What a player looks for first, the ground where there is nothing else. */
export function groundMark(s: State, p: number): string {
  if (hasWalls(s, p)) return '%'
  if (chips.has(p)) return '*'
  if (townName(p)) return 'o'
  return isLand(p) ? (LETTERS[groundOf(p)] ?? ' ') : '~'
}

/** Hexes of the large maps no farther from this one than so many columns and rows; none around a box. */
export function around(p: number, columns: number, rows: number): number[] {
  if (isBox(p) || p >= PLANE.size) return []
  const [col, row] = [columnOf(p), rowOf(p)]
  return Array.from({ length: PLANE.size }, (_, h) => h).filter(
    (h) => Math.abs(columnOf(h) - col) <= columns && Math.abs(rowOf(h) - row) <= rows,
  )
}

export const columnOf = (p: number): number => PLANE.cols[p] as number
export const rowOf = (p: number): number => PLANE.rows[p] as number
/** odd columns lie half a hex lower */
export const isLow = (p: number): boolean => columnOf(p) % 2 === 1
