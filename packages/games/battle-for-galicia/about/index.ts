import { aboutPage, shelf } from '@sandtable/presentation/about'
import { DATA } from '../data/load.ts'
import { en } from './en.ts'
import { hexEntry, hexTitle } from './hex-entry.ts'
import { ja } from './ja.ts'
import { countsOf } from './sources.ts'
import { unitEntry } from './unit-entry.ts'

const texts = { en, ja }

export const battleForGaliciaAbout = aboutPage({
  texts,
  counts: countsOf,
  shelves: [
    shelf(DATA.map.hexes, ({ id }) => id, {
      title: (hex, language) => hexTitle(hex, texts[language], language),
      entry: (hex, language) => hexEntry(hex, texts[language], language),
      more: ({ id }) => id,
    }),
    shelf(DATA.units, ({ id }) => id, {
      title: (unit, language) => `${unit.name[language]} · ${texts[language].nations[unit.nation]}`,
      entry: (unit, language) => unitEntry(unit, texts[language], language),
      more: ({ label }) => label,
    }),
  ],
  examples: ['16.22', '3.15', 'AH-4', 'RU-2 gd', '10.24'],
})
