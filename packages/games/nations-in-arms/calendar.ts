/** §1.1.2 Seasons, four a year, counted from spring 1792. */

const FIRST_YEAR = 1792
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

export const LAST_SEASON = (1815 - FIRST_YEAR + 1) * SEASONS.length - 1

export const seasonOf = (turn: number): Season => SEASONS[turn % SEASONS.length] as Season
export const yearOf = (turn: number): number => FIRST_YEAR + Math.floor(turn / SEASONS.length)

/** "1800-spring" */
export const nameOfTurn = (turn: number): string => `${yearOf(turn)}-${seasonOf(turn)}`

/** The turn of a name such as "1800-spring"; -1 if it is none. */
export function turnNamed(name: string): number {
  const [year = '', season = ''] = name.split('-')
  const index = SEASONS.indexOf(season as Season)
  const turn = (Number(year) - FIRST_YEAR) * SEASONS.length + index
  return index >= 0 && turn >= 0 && turn <= LAST_SEASON ? turn : -1
}
