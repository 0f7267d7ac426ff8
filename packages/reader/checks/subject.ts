import { type Language, LANGUAGES } from '@sandtable/kernel'
import { parseRulebook } from '../parse-rulebook.ts'
import { type Rule, type Rulebook, rulesOf, type SourceFile } from '../rulebook.ts'

/** A game's rulebook as it lies on the disk, and the code that cites it. */
export interface Subject {
  readonly rulebooks: Readonly<Record<Language, Rulebook>>
  /** rulings.md: what stands around the rulings on their page */
  readonly frame: SourceFile
  readonly code: readonly SourceFile[]
}

/** The rulebooks among the files of a game, by language. */
function rulebooksAmong(files: readonly SourceFile[]): Readonly<Record<Language, Rulebook>> {
  const bookIn = (language: Language): Rulebook =>
    parseRulebook(
      files.filter(({ path }) => path.includes(`rulebook/${language}/`)),
      language,
    )
  return { en: bookIn('en'), ja: bookIn('ja') }
}

/** Everything to be checked among the files of a game. */
export const subjectAmong = (files: readonly SourceFile[]): Subject => ({
  rulebooks: rulebooksAmong(files),
  frame: files.find(({ path }) => path.endsWith('rulebook/rulings.md')) ?? {
    path: 'rulebook/rulings.md',
    text: '',
  },
  code: files.filter(({ path }) => !path.endsWith('.md')),
})

/** Each check names what is wrong, one line each, with the place. */
export type Check = (subject: Subject) => string[]

/** The language the others are compared with; rulings are told at length in it. */
export const ORIGINAL: Language = 'en'
export const TRANSLATIONS: readonly Language[] = LANGUAGES.filter((language) => language !== ORIGINAL)

export const everyBook = (
  { rulebooks }: Subject,
  found: (book: Rulebook, rules: readonly Rule[]) => string[],
): string[] => LANGUAGES.flatMap((language) => found(rulebooks[language], rulesOf(rulebooks[language])))

/** Calls a check for every translation and what it was translated from. */
export const everyTranslation = (
  { rulebooks }: Subject,
  found: (original: Rulebook, translation: Rulebook) => string[],
): string[] => TRANSLATIONS.flatMap((language) => found(rulebooks[ORIGINAL], rulebooks[language]))
