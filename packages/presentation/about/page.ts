/** The about page of any game, from what its data holds. */
import type { Language } from '@sandtable/kernel'
import { BASES, type Basis } from '@sandtable/kernel/data'
import type { About, AboutWords, Count, Entry, Source } from './about.ts'
import { finder, type Named, named, titlesOf } from './finder.ts'
import { SAID } from './said.ts'
import { creditsOf } from './works.ts'

/** Entries of one kind that can be looked up. */
interface Shelf {
  readonly named: readonly Named[]
  entry(id: string, language: Language): Entry | undefined
}

interface Spoken<One> {
  title(one: One, language: Language): string
  entry(one: One, language: Language): Entry
  /** by what else it can be found */
  more?(one: One): string
}

export function shelf<One>(
  all: readonly One[],
  idOf: (one: One) => string,
  { title, entry, more = () => '' }: Spoken<One>,
): Shelf {
  const byId = new Map(all.map((one) => [idOf(one), one]))
  return {
    named: all.map((one) =>
      named(
        idOf(one),
        titlesOf((language) => title(one, language)),
        more(one),
      ),
    ),
    entry: (id, language) => {
      const one = byId.get(id)
      return one === undefined ? undefined : entry(one, language)
    },
  }
}

interface Page<T extends AboutWords> {
  readonly texts: Readonly<Record<Language, T>>
  readonly shelves: readonly Shelf[]
  readonly examples: readonly string[]
  counts(text: T): readonly Count[]
}

/** The words of a game, and those that all games have. */
function wholeText({ uses, printed, ...words }: AboutWords, language: Language): ReturnType<About['text']> {
  const { titles, notTheirs, uses: usual } = SAID[language]
  const credits = creditsOf({ ...usual, ...uses }, language)
  return { ...words, ...titles, printed: [...printed, notTheirs], credits }
}

/** Where an id stands on several shelves, the first has it. */
export const aboutPage = <T extends AboutWords>({ texts, shelves, examples, counts }: Page<T>): About => ({
  text: (language) => wholeText(texts[language], language),
  counts: (language) => counts(texts[language]),
  find: finder(shelves.flatMap((each) => each.named)),
  entry: (id, language) => {
    for (const each of shelves) {
      const found = each.entry(id, language)
      if (found) return found
    }
    return undefined
  },
  examples,
})

/** How many entries rest on what. */
export function countBases(entries: readonly { readonly basis: Basis }[]): Record<Basis, number> {
  const of = (basis: Basis): number => entries.filter((entry) => entry.basis === basis).length
  return Object.fromEntries(BASES.map((basis) => [basis, of(basis)])) as Record<Basis, number>
}

/** The source of an entry, in the reader's language; notes are kept in English in the data. */
export const sourceIn =
  (inJapanese: (note: string) => string | undefined) =>
  ({ basis, confidence, note }: Source, language: Language): Source => ({
    basis,
    ...(confidence === undefined ? {} : { confidence }),
    ...(note === undefined ? {} : { note: language === 'en' ? note : (inJapanese(note) ?? note) }),
  })
