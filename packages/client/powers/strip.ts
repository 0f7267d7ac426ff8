/** How the cells of the strip look and read. */
import type { Language } from '@sandtable/kernel'
import type { StripCell } from '@sandtable/presentation'
import { powersWords } from './words.ts'

/** near its limit, and nearer */
const WARNED = 0.4
const IN_DANGER = 0.7

export type MeterTone = 'calm' | 'warned' | 'danger'

export function toneOf({ value, limit }: NonNullable<StripCell['meter']>): MeterTone {
  const part = limit > 0 ? value / limit : 0
  return part >= IN_DANGER ? 'danger' : part >= WARNED ? 'warned' : 'calm'
}

/** A cell for the ear, and for the pointer that rests on it. */
export function cellText({ title, value, unit, meter, note }: StripCell, language: Language): string {
  if (note !== undefined) return `${title}: ${note}`
  const words = powersWords(language)
  const near = meter ? [`${meter.title} ${words.ofMost(String(meter.value), meter.limit)}`] : []
  return `${title}: ${[`${value} ${unit}`, ...near].join(words.apart)}`
}
