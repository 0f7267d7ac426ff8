/** What entries of the data files of all games share, and checks of it. */
import type { Text } from '../text.ts'
import { type Check, type Fields, object, oneOf, share, text, whole } from './shape.ts'

/** Where a value may come from, best standing first. */
export const BASES = ['rulebook', 'known-game', 'history', 'design'] as const
export type Basis = (typeof BASES)[number]
export const basis = oneOf(...BASES)

/** An entry that says where it comes from. */
export interface Provenance {
  readonly basis: Basis
  readonly confidence?: number
  readonly note?: string
}

/** an entry that says where it comes from */
export const record = (required: Fields, optional: Fields = {}): Check =>
  object({ ...required, basis }, { ...optional, confidence: share, note: text })

/** A name in both languages. */
export type Names = Text
export const names = object({ en: text, ja: text })
export const count = whole(0)
export const positive = whole(1)
/** a mark that is there or not */
export const present = oneOf(true)

/** Values that occur more than once, each named once. */
export const repeated = <T>(values: readonly T[]): readonly T[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]
