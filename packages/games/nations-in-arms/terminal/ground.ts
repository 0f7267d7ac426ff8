/** One letter for what lies in a hex, and the part of the map around a hex. */
import { GRID, HEXES } from '../map.ts'
import { fortressLevel, isGoldenCity, placeAt, placeData } from '../places.ts'
import { GROUND, groundOf, isClosed } from '../terrain.ts'

const LETTERS: Readonly<Record<number, string>> = {
  [GROUND.sea]: '~',
  [GROUND.lake]: '~',
  [GROUND.clear]: ' ',
  [GROUND.forest]: 'f',
  [GROUND.marsh]: 'm',
  [GROUND.mountain]: '^',
  [GROUND.pass]: ')',
  [GROUND.desert]: 'd',
}

export const isWater = (h: number): boolean => groundOf(h) === GROUND.sea || groundOf(h) === GROUND.lake
const groundLetterOf = (h: number): string => (isClosed(h) ? '#' : (LETTERS[groundOf(h)] ?? ' '))

/** §1.2(7) a city with a star */
export const isStarred = (h: number): boolean => {
  const p = placeAt(h)
  return p >= 0 && (isGoldenCity(p) || placeData(p).star !== undefined)
}

/** What a player looks for first: the level of a fortress, a city, the ground where there is nothing else. */
export function groundMark(h: number): string {
  const level = fortressLevel(h)
  if (level > 0) return String(level)
  if (placeAt(h) >= 0) return isStarred(h) ? '*' : 'o'
  return groundLetterOf(h)
}

export const columnOf = (h: number): number => GRID.cols[h] as number
export const rowOf = (h: number): number => GRID.rows[h] as number
/** even columns lie half a hex lower */
export const isLow = (h: number): boolean => columnOf(h) % 2 === 0

const every = Array.from({ length: HEXES }, (_, h) => h)
export const EVERY_HEX: readonly number[] = every

/** Hexes no farther from this one than so many columns and rows. */
export const around = (middle: number, columns: number, rows: number): number[] =>
  every.filter(
    (h) => Math.abs(columnOf(h) - columnOf(middle)) <= columns && Math.abs(rowOf(h) - rowOf(middle)) <= rows,
  )
