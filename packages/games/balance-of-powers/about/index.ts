import { aboutPage, shelf } from '@sandtable/presentation/about'
import { DATA } from '../data/load.ts'
import { NATION_DATA } from '../nations.ts'
import { placeName, unitName } from '../text/names.ts'
import { unit } from '../units.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { nationEntry } from './nation-entry.ts'
import { placeEntry, TOWNS, townPlace } from './place-entry.ts'
import { countsOf } from './sources.ts'
import { unitEntry } from './unit-entry.ts'

const texts = { en, ja }

export const balanceOfPowersAbout = aboutPage({
  texts,
  counts: countsOf,
  shelves: [
    shelf(TOWNS, ({ hex }) => hex, {
      title: (town, language) => placeName(townPlace(town), language),
      entry: (town, language) => placeEntry(town, texts[language], language),
      more: ({ hex }) => hex,
    }),
    shelf(NATION_DATA, ({ id }) => id, {
      title: ({ name }, language) => name[language],
      entry: (nation, language) => nationEntry(nation, texts[language], language),
    }),
    shelf(DATA.units, ({ id }) => id, {
      title: ({ id }, language) => unitName(unit(id), language),
      entry: (data, language) => unitEntry(data, texts[language], language),
      more: ({ label }) => label,
    }),
  ],
  examples: ['0922', '1119', 'DE', 'DE-inf-3', 'FR-ldr-JOFFRE', 'GB-BC1'],
})
