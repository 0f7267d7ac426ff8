import { DATA } from '@sandtable/grand-illusion/data'
import type { Language } from '@sandtable/kernel'
import type { About } from '../about.ts'
import { finder, type Named, named } from '../finder.ts'
import { creditsOf } from '../works.ts'
import { en } from './en.ts'
import { hexEntry, nameOfHex } from './hex-entry.ts'
import { ja } from './ja.ts'
import { fortEntry, pieceTitle, unitEntry } from './piece-entry.ts'
import { countsOf } from './sources.ts'
import { TABLE_IDS, tableEntry } from './table-entry.ts'
import type { GrandIllusionAbout } from './text.ts'

const texts: Readonly<Record<Language, GrandIllusionAbout>> = { en, ja }
const { map, units, forts } = DATA

const both = (of: (language: Language) => string): Named['titles'] => ({ en: of('en'), ja: of('ja') })

const everything: readonly Named[] = [
  ...map.hexes.map(({ id }) =>
    named(
      id,
      both((language) => nameOfHex(id, language)),
      id,
    ),
  ),
  ...[...units, ...forts].map(({ id }) =>
    named(
      id,
      both((language) => pieceTitle(id, language)),
      '',
    ),
  ),
  ...TABLE_IDS.map((id) =>
    named(
      id,
      both((language) => texts[language].tables[id]),
      '',
    ),
  ),
]

export const grandIllusionAbout: About = {
  text: (language) => ({ ...texts[language], credits: creditsOf(texts[language].uses, language) }),
  counts: (language) => countsOf(texts[language]),
  find: finder(everything),
  entry: (id, language) => {
    const words = texts[language]
    const hex = map.hexes.find((each) => each.id === id)
    if (hex) return hexEntry(hex, words, language)
    const unit = units.find((each) => each.id === id)
    if (unit) return unitEntry(unit, words, language)
    const fort = forts.find((each) => each.id === id)
    if (fort) return fortEntry(fort, words, language)
    const table = TABLE_IDS.find((each) => each === id)
    return table && tableEntry(table, words, language)
  },
  examples: ['64', '26', 'g-gd', 'fort-namur', 'fortunes', 'caps'],
}
