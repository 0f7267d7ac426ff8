/** Finds the entries of a game's data by what somebody types. */
import type { Language } from '@sandtable/kernel'
import { fold, termsOf } from '../fold.ts'

export interface Named {
  readonly id: string
  readonly titles: Readonly<Record<Language, string>>
  /** everything it can be found by, folded */
  readonly key: string
}

export const named = (id: string, titles: Named['titles'], more: string): Named => ({
  id,
  titles,
  key: fold(` ${titles.en} ${titles.ja} ${more}`),
})

/** In both languages at once. */
export const titlesOf = (of: (language: Language) => string): Named['titles'] => ({
  en: of('en'),
  ja: of('ja'),
})

const MOST = 8

/** Words that begin with what was typed come before words that only contain it. */
export const finder =
  (everything: readonly Named[]) =>
  (query: string, language: Language): { id: string; title: string }[] => {
    const terms = termsOf(query)
    if (terms.length === 0) return []
    const fitting = everything.filter(({ key }) => terms.every((term) => key.includes(term)))
    const begins = ({ key }: Named): boolean => terms.every((term) => key.includes(` ${term}`))
    const inOrder = [...fitting.filter(begins), ...fitting.filter((one) => !begins(one))]
    return inOrder.slice(0, MOST).map(({ id, titles }) => ({ id, title: titles[language] }))
  }
