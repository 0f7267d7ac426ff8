import type { Language } from '@sandtable/kernel'
import { parseChapter } from './parse-chapter.ts'
import type { Rulebook, SourceFile } from './rulebook.ts'

/** The rules of a game in one language, from its files: chapters stand in the order of the files' names. */
export function parseRulebook(files: readonly SourceFile[], language: Language): Rulebook {
  const parsed = files.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map(parseChapter)
  return {
    language,
    chapters: parsed.map(({ chapter }) => chapter),
    rulings: parsed.flatMap(({ rulings }) => rulings),
    problems: parsed.flatMap(({ problems }) => problems),
  }
}
