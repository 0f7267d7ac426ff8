import type * as reader from '@sandtable/reader'
import type { CHAPTERS } from './chapters.ts'

type Chapters = typeof CHAPTERS

export type ChapterTexts<Id extends Chapters[number]['id']> = reader.ChapterTexts<Chapters, Id>
export type ReaderText = reader.ReaderText<Chapters>
