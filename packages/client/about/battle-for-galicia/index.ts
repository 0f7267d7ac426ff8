import { DATA } from '@sandtable/battle-for-galicia/data'
import type { Language } from '@sandtable/kernel'
import type { About } from '../about.ts'
import { finder, type Named, named } from '../finder.ts'
import { creditsOf } from '../works.ts'
import { en } from './en.ts'
import { hexEntry, hexTitle } from './hex-entry.ts'
import { ja } from './ja.ts'
import { countsOf } from './sources.ts'
import type { GaliciaAbout } from './text.ts'
import { unitEntry } from './unit-entry.ts'

const texts: Readonly<Record<Language, GaliciaAbout>> = { en, ja }
const { units, map } = DATA

const everything: readonly Named[] = [
  ...map.hexes.map((hex) =>
    named(hex.id, { en: hexTitle(hex, en, 'en'), ja: hexTitle(hex, ja, 'ja') }, hex.id),
  ),
  ...units.map((unit) =>
    named(
      unit.id,
      {
        en: `${unit.name.en} · ${en.nations[unit.nation]}`,
        ja: `${unit.name.ja} · ${ja.nations[unit.nation]}`,
      },
      unit.label,
    ),
  ),
]

export const galiciaAbout: About = {
  text: (language) => ({
    ...texts[language],
    credits: creditsOf(texts[language].uses, language),
  }),
  counts: (language) => countsOf(texts[language]),
  find: finder(everything),
  entry: (id, language) => {
    const hex = map.hexes.find((each) => each.id === id)
    if (hex) return hexEntry(hex, texts[language], language)
    const unit = units.find((each) => each.id === id)
    return unit && unitEntry(unit, texts[language], language)
  },
  examples: ['16.22', '3.15', 'AH-4', 'RU-2 gd', '10.24'],
}
