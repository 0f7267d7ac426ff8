/** Several units in a sentence. */
import { unitName } from '../text/shape.ts'

export const ja = (units: readonly number[]): string => units.map((u) => unitName(u, 'ja')).join('、')

export function en(units: readonly number[]): string {
  const names = units.map((u) => unitName(u, 'en'))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}
