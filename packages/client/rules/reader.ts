import type { Chapter, Reader } from '@sandtable/reader'

export const chapterOf = (reader: Reader, rule: string): Chapter | undefined =>
  reader.chapters.find(({ rules }) => rules.includes(rule))

export const isNumbered = (label: string): boolean => /^\d/.test(label)
