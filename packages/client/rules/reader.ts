import type { Language } from '@sandtable/kernel'

/** A piece of a rule's text: words, or the way to another rule. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'rule'; readonly rule: string }

export interface Paragraph {
  readonly kind: 'plain' | 'item'
  /** number of the ruling of ours that it states */
  readonly ruling?: number
  readonly pieces: readonly Piece[]
}

export interface TableData {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** columns of words; the others hold figures */
  readonly words: readonly number[]
  readonly basis: string
}

export interface Chapter {
  readonly id: string
  readonly rules: readonly string[]
}

/** The rules of one game, ready to be read in any language. */
export interface Reader {
  readonly chapters: readonly Chapter[]
  chapterTitle(chapter: string, language: Language): string
  has(rule: string): boolean
  title(rule: string, language: Language): string
  /** the number as people say it, or a short word */
  label(rule: string, language: Language): string
  paragraphs(rule: string, language: Language): readonly Paragraph[]
  tables(rule: string, language: Language): readonly TableData[]
}

export const chapterOf = (reader: Reader, rule: string): Chapter | undefined =>
  reader.chapters.find(({ rules }) => rules.includes(rule))

export const isNumbered = (label: string): boolean => /^\d/.test(label)
