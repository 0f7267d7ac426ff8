/** The source of an entry, in the reader's language. */
import type { Language } from '@sandtable/kernel'
import type { Source } from './about.ts'

/** Notes are kept in English in the data. */
export const sourceIn =
  (inJapanese: (note: string) => string | undefined) =>
  ({ basis, confidence, note }: Source, language: Language): Source => ({
    basis,
    ...(confidence === undefined ? {} : { confidence }),
    ...(note === undefined ? {} : { note: language === 'en' ? note : (inJapanese(note) ?? note) }),
  })
