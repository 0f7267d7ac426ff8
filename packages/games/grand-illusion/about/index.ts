import { aboutPage, shelf } from '@sandtable/presentation/about'
import { DATA } from '../data/load.ts'
import { en } from './en.ts'
import { hexEntry, nameOfHex } from './hex-entry.ts'
import { ja } from './ja.ts'
import { fortEntry, pieceTitle, unitEntry } from './piece-entry.ts'
import { countsOf } from './sources.ts'
import { TABLE_IDS, tableEntry } from './table-entry.ts'

const texts = { en, ja }
const { map, units, forts } = DATA

export const grandIllusionAbout = aboutPage({
  texts,
  counts: countsOf,
  shelves: [
    shelf(map.hexes, ({ id }) => id, {
      title: ({ id }, language) => nameOfHex(id, language),
      entry: (hex, language) => hexEntry(hex, texts[language], language),
      more: ({ id }) => id,
    }),
    shelf(units, ({ id }) => id, {
      title: ({ id }, language) => pieceTitle(id, language),
      entry: (unit, language) => unitEntry(unit, texts[language], language),
    }),
    shelf(forts, ({ id }) => id, {
      title: ({ id }, language) => pieceTitle(id, language),
      entry: (fort, language) => fortEntry(fort, texts[language], language),
    }),
    shelf(TABLE_IDS, (id) => id, {
      title: (id, language) => texts[language].tables[id],
      entry: (id, language) => tableEntry(id, texts[language], language),
    }),
  ],
  examples: ['64', '26', 'g-gd', 'fort-namur', 'fortunes', 'caps'],
})
