/** §4.0 Months are counted from January 1914; seasons are named by the month they begin with. */
const FIRST_YEAR = 1914
const MONTHS = 12
/** "1914-08" */
export function monthNamed(name: string): number {
  const [year, month] = name.split('-').map(Number)
  return ((year ?? FIRST_YEAR) - FIRST_YEAR) * MONTHS + (month ?? 1) - 1
}
export const yearOf = (month: number): number => FIRST_YEAR + Math.floor(month / MONTHS)
/** 1 to 12 */
export const monthOfYear = (month: number): number => (month % MONTHS) + 1

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]
const MARCH = 3
const SEASON_LENGTH = 3
/** March, June, September and December begin with a seasonal turn */
export const beginsSeason = (month: number): boolean => monthOfYear(month) % SEASON_LENGTH === 0
const seasonIndex = (month: number): number =>
  Math.floor(((monthOfYear(month) - MARCH + MONTHS) % MONTHS) / SEASON_LENGTH)
const seasonOf = (month: number): Season => SEASONS[seasonIndex(month)] as Season
/** winter belongs to the year of its December */
const yearOfSeason = (month: number): number => yearOf(monthOfYear(month) < MARCH ? month - MARCH : month)
/** "1914-winter" */
export const seasonName = (month: number): string => `${yearOfSeason(month)}-${seasonOf(month)}`
export const monthName = (month: number): string =>
  `${yearOf(month)}-${String(monthOfYear(month)).padStart(2, '0')}`

const SEASON_MONTHS = { spring: '03', summer: '06', autumn: '09', winter: '12' } as const
/** the month of "1914-09", or the one "1914-winter" begins with */
export function beginningOf(when: string): number {
  const [year = '', part = ''] = when.split('-')
  const season = SEASONS.find((each) => each === part)
  return monthNamed(`${year}-${season ? SEASON_MONTHS[season] : part}`)
}
export const isSeasonName = (when: string): boolean => SEASONS.some((each) => when.endsWith(each))

const SNOW = [11, 12, 1, 2]
const HEAT = [6, 7, 8]
const RAIN = [3, 4, 5]
/** §6.511 */
export const isSnow = (month: number): boolean => SNOW.includes(monthOfYear(month))
export const isHeat = (month: number): boolean => HEAT.includes(monthOfYear(month))
export const isRain = (month: number): boolean => RAIN.includes(monthOfYear(month))
