import { DATA } from '@sandtable/battle-for-galicia/data'
import type { Language } from '@sandtable/kernel'
import { fold, termsOf } from '../../rules/fold.ts'
import type { About } from '../about.ts'
import { type WorkId, WORKS } from './credits.ts'
import { en } from './en.ts'
import { hexEntry, hexTitle } from './hex-entry.ts'
import { ja } from './ja.ts'
import { countsOf } from './sources.ts'
import type { GaliciaAbout } from './text.ts'
import { unitEntry } from './unit-entry.ts'

const texts: Readonly<Record<Language, GaliciaAbout>> = { en, ja }
const { units, map } = DATA

const MOST = 8

interface Named {
  readonly id: string
  readonly titles: Readonly<Record<Language, string>>
  /** everything it can be found by, folded */
  readonly key: string
}

const named = (id: string, titles: Named['titles'], more: string): Named => ({
  id,
  titles,
  key: fold(` ${titles.en} ${titles.ja} ${more}`),
})

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

/** Words that begin with what was typed come before words that only contain it. */
function find(query: string, language: Language): { id: string; title: string }[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  const fitting = everything.filter(({ key }) => terms.every((term) => key.includes(term)))
  const begins = ({ key }: Named): boolean => terms.every((term) => key.includes(` ${term}`))
  const inOrder = [...fitting.filter(begins), ...fitting.filter((one) => !begins(one))]
  return inOrder.slice(0, MOST).map(({ id, titles }) => ({ id, title: titles[language] }))
}

export const galiciaAbout: About = {
  text: (language) => ({
    ...texts[language],
    credits: (Object.keys(WORKS) as WorkId[]).map((id) => ({
      what: WORKS[id].what,
      use: texts[language].uses[id],
      licence: WORKS[id].licence[language],
    })),
  }),
  counts: (language) => countsOf(texts[language]),
  find,
  entry: (id, language) => {
    const hex = map.hexes.find((each) => each.id === id)
    if (hex) return hexEntry(hex, texts[language], language)
    const unit = units.find((each) => each.id === id)
    return unit && unitEntry(unit, texts[language], language)
  },
  examples: ['16.22', '3.15', 'AH-4', 'RU-2 gd', '10.24'],
}
