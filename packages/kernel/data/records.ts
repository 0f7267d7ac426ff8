/** Checks of structure that the data files of all games share. */
import { type Check, type Fields, object, oneOf, share, text, whole } from './shape.ts'

/** where a value comes from */
export const basis = oneOf('rulebook', 'known-game', 'history', 'design')

/** an entry that says where it comes from */
export const record = (required: Fields, optional: Fields = {}): Check =>
  object({ ...required, basis }, { ...optional, confidence: share, note: text })

export const names = object({ en: text, ja: text })
export const count = whole(0)
export const positive = whole(1)
/** a mark that is there or not */
export const present = oneOf(true)
