/** §6.511 Where the weather is bad in a month. */
import { isHeat, isRain, isSnow } from '../../calendar.ts'
import { idOf, isBox, isInAfrica, isOnMap } from '../../places.ts'

/** rows from here on lie in the hot south of the Ottoman map */
const HOT_ROW = 60
const ROW_DIGITS = 2
const isHot = (p: number): boolean => isOnMap(p, 'ottoman') && Number(idOf(p).slice(ROW_DIGITS)) >= HOT_ROW

export function isBadWeather(month: number, p: number): boolean {
  if (isBox(p)) return false
  if (isInAfrica(p)) return isRain(month)
  return isHot(p) ? isHeat(month) : isSnow(month)
}
