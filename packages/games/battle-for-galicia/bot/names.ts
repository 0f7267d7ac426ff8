/** Several units in a sentence. */
import type { Text } from '@sandtable/kernel'
import { hexName, unitName } from '../text/shape.ts'

export const ja = (units: readonly number[]): string => units.map((u) => unitName(u, 'ja')).join('、')

export function en(units: readonly number[]): string {
  const names = units.map((u) => unitName(u, 'en'))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

/** Units of one hex at the hex they stand in; those off the map by their names alone. */
export const unitsAtHex = (units: readonly number[], h: number): Text =>
  h < 0
    ? { en: en(units), ja: ja(units) }
    : { en: `${en(units)} at ${hexName(h, 'en')}`, ja: `${hexName(h, 'ja')}の${ja(units)}` }
