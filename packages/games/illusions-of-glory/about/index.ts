import { aboutPage, shelf } from '@sandtable/presentation/about'
import { CARDS } from '../cards.ts'
import { DATA } from '../data/load.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { cardEntry, cardTitle, tableEntry, unitEntry, unitTitle } from './other-entries.ts'
import { countsOf } from './sources.ts'
import { spaceEntry } from './space-entry.ts'
import type { TableId } from './text.ts'

const texts = { en, ja }
const TABLE_IDS: readonly TableId[] = ['heavy', 'light']

export const illusionsOfGloryAbout = aboutPage({
  texts,
  counts: countsOf,
  shelves: [
    shelf(DATA.map.spaces, ({ id }) => id, {
      title: ({ name }, language) => name[language],
      entry: (space, language) => spaceEntry(space, texts[language], language),
      more: ({ id }) => id,
    }),
    shelf(CARDS, ({ id }) => id, {
      title: cardTitle,
      entry: (card, language) => cardEntry(card, texts[language], language),
      more: ({ id }) => id,
    }),
    shelf(DATA.units.units, ({ id }) => id, {
      title: unitTitle,
      entry: (unit, language) => unitEntry(unit, texts[language], language),
    }),
    shelf(TABLE_IDS, (id) => id, {
      title: (id, language) => texts[language].tables[id],
      entry: (id, language) => tableEntry(id, texts[language], language),
    }),
  ],
  examples: ['Przemysl', 'Lutsk', 'RU_XX', 'CP9', 'AP44', 'heavy'],
})
