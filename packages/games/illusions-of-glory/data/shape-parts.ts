/** Checks of structure that the data files of this game share. */
import {
  type Check,
  type Fields,
  listOf,
  object,
  oneOf,
  positive,
  record,
  text,
} from '@sandtable/kernel/data'
import { NATIONS } from '../sides.ts'

export const side = oneOf('AP', 'CP')
export const nation = oneOf(...NATIONS)
export const willed = oneOf('RU', 'GE', 'AH')
export const rated = oneOf('RU', 'IT', 'GE', 'AH')
export const ids = listOf(text)
export const nations = listOf(nation)
export const terrain = oneOf('clear', 'forest', 'mountain', 'swamp')
export const linkKind = oneOf('single', 'mixed', 'road', 'alpine', 'sea')
export const sea = oneOf('baltic', 'black', 'mediterranean')
export const commitment = oneOf('mobilization', 'limited', 'total')
export const pool = oneOf('RU', 'IT', 'AP-A', 'GE', 'AH', 'CP-A')
export const apOffensive = oneOf('RU', 'BR-FR', 'BR-FR-halt', 'IT', 'balkans', 'none')
export const cpOffensive = oneOf('AH-SB', 'GE', 'TU', 'AH-IT', 'balkans', 'none')
/** the same check for both players */
export const bySide = (check: Check): Check => object({ AP: check, CP: check })
/** a plain object of these fields, all checked alike */
export const alike = (check: Check, ...fields: readonly string[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, check]))

export const placement: Fields = { space: text, units: ids }
export const box = record({ unit: text, count: positive })
