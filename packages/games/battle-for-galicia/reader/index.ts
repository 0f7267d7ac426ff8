/** The rules of Battle for Galicia 1914 in our own words, to read beside the map. Facts are the rulebook's. */
import { createReader, type Reader } from '@sandtable/reader'
import { CHAPTERS } from './chapters.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { tablesOf } from './tables.ts'

export { RULE_IDS } from './chapters.ts'

export const battleForGaliciaReader: Reader = createReader({
  chapters: CHAPTERS,
  texts: { en, ja },
  tables: tablesOf,
})
