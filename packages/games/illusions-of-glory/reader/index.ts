/** The rules of Illusions of Glory in our own words, to read beside the map. Facts are the rulebook's. */
import { createReader, type Reader } from '@sandtable/reader'
import { CHAPTERS } from './chapters.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { tablesOf } from './tables.ts'

export const illusionsOfGloryReader: Reader = createReader({
  chapters: CHAPTERS,
  texts: { en, ja },
  tables: tablesOf,
})
