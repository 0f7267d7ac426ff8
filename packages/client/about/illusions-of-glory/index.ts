import { CARDS } from '@sandtable/illusions-of-glory/cards'
import { DATA } from '@sandtable/illusions-of-glory/data'
import type { Language } from '@sandtable/kernel'
import type { About } from '../about.ts'
import { finder, type Named, named } from '../finder.ts'
import { creditsOf } from '../works.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { cardEntry, cardTitle, tableEntry, unitEntry, unitTitle } from './other-entries.ts'
import { countsOf } from './sources.ts'
import { spaceEntry } from './space-entry.ts'
import type { IllusionsAbout, TableId } from './text.ts'

const texts: Readonly<Record<Language, IllusionsAbout>> = { en, ja }
const { map, units } = DATA
const TABLE_IDS: readonly TableId[] = ['heavy', 'light']

const both = (of: (language: Language) => string): Named['titles'] => ({ en: of('en'), ja: of('ja') })

const everything: readonly Named[] = [
  ...map.spaces.map(({ id, name }) => named(id, name, id)),
  ...CARDS.map((card) =>
    named(
      card.id,
      both((language) => cardTitle(card, language)),
      card.id,
    ),
  ),
  ...units.units.map((unit) =>
    named(
      unit.id,
      both((language) => unitTitle(unit, language)),
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

export const illusionsAbout: About = {
  text: (language) => ({ ...texts[language], credits: creditsOf(texts[language].uses, language) }),
  counts: (language) => countsOf(texts[language]),
  find: finder(everything),
  entry: (id, language) => {
    const words = texts[language]
    const space = map.spaces.find((each) => each.id === id)
    if (space) return spaceEntry(space, words, language)
    const card = CARDS.find((each) => each.id === id)
    if (card) return cardEntry(card, words, language)
    const unit = units.units.find((each) => each.id === id)
    if (unit) return unitEntry(unit, words, language)
    const table = TABLE_IDS.find((each) => each === id)
    return table && tableEntry(table, words, language)
  },
  examples: ['Przemysl', 'Lutsk', 'RU_XX', 'CP9', 'AP44', 'heavy'],
}
