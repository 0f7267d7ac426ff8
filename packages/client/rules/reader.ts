import type { Chapter, Reader } from '@sandtable/reader'

export const chapterOf = (reader: Reader, rule: string): Chapter | undefined =>
  reader.chapters.find(({ rules }) => rules.some(({ id }) => id === rule))

/** Where a chapter begins. */
export const firstRule = (chapter: Chapter | undefined): string => chapter?.rules[0]?.id ?? ''

export const isNumbered = (label: string): boolean => /^\d/.test(label)
