import type { Language } from '@sandtable/kernel'
import type { ReaderTable } from './table.ts'

/** Gives the title of a rule, for tables that list rules. */
export type TitleOf = (rule: string) => string

/** The tables of a game by the rule they stand below. */
export type TablesBelow = Readonly<
  Record<string, readonly ((language: Language, titleOf: TitleOf) => ReaderTable)[]>
>

/** Makes a table with the words of a language. */
export type MakeTable<Words> = (words: Words, language: Language, titleOf: TitleOf) => ReaderTable

/** The tables of a game whose words lie in a catalogue of their own. */
export const tablesIn = <Words>(
  wordsOf: (language: Language) => Words,
  below: Readonly<Record<string, readonly MakeTable<Words>[]>>,
): TablesBelow =>
  Object.fromEntries(
    Object.entries(below).map(([rule, tables]) => [
      rule,
      tables.map(
        (make) => (language: Language, titleOf: TitleOf) => make(wordsOf(language), language, titleOf),
      ),
    ]),
  )
