import type { Language } from '@sandtable/kernel'
import { type Paragraph, paragraphOf } from './markup.ts'
import { ruleNumber } from './rule-number.ts'
import type { Chapter, ReaderText, RuleOf, RuleText } from './shape.ts'
import type { ReaderTable } from './table.ts'

/** The rules of one game, ready to be read in any language. */
export interface Reader {
  readonly chapters: readonly Chapter[]
  chapterTitle(chapter: string, language: Language): string
  has(rule: string): boolean
  title(rule: string, language: Language): string
  /** the number as people say it, or a short word */
  label(rule: string, language: Language): string
  paragraphs(rule: string, language: Language): readonly Paragraph[]
  tables(rule: string, language: Language): readonly ReaderTable[]
}

interface ReaderParts<C extends readonly Chapter[]> {
  readonly chapters: C
  readonly texts: Readonly<Record<Language, ReaderText<C>>>
  /** the tables that stand below a rule */
  readonly tables: (rule: RuleOf<C>, language: Language) => readonly ReaderTable[]
}

/** Texts are typed by the ids of their game; whoever reads them has ids from anywhere and asks `has` first. */
export function createReader<const C extends readonly Chapter[]>(parts: ReaderParts<C>): Reader {
  const ids = new Set(parts.chapters.flatMap(({ rules }) => rules))
  const chapters = (language: Language): Readonly<Record<string, string>> => parts.texts[language].chapters
  const labels = (language: Language): Readonly<Record<string, string>> => parts.texts[language].labels
  const rule = (id: string, language: Language): RuleText => parts.texts[language].rules[id as RuleOf<C>]
  return {
    chapters: parts.chapters,
    chapterTitle: (chapter, language) => chapters(language)[chapter] ?? '',
    has: (id) => ids.has(id),
    title: (id, language) => rule(id, language).title,
    label: (id, language) => ruleNumber(id) ?? labels(language)[id] ?? id,
    paragraphs: (id, language) => rule(id, language).text.map(paragraphOf),
    tables: (id, language) => parts.tables(id, language),
  }
}
