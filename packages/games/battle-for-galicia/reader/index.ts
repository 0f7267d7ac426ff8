/** The rules of Battle for Galicia 1914 in our own words, to read beside the map. Facts are the rulebook's. */
import type { Language } from '@sandtable/kernel'
import type { RuleId } from './chapters.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import type { ReaderText, Unnumbered } from './shape.ts'

export { CHAPTERS, RULE_IDS, type ChapterId, type RuleId } from './chapters.ts'
export { type Paragraph, paragraphOf, type Piece } from './markup.ts'
export type { ReaderText, RuleText } from './shape.ts'
export { tablesOf } from './tables.ts'
export type { ReaderTable } from './tables/reader-table.ts'

const texts: Readonly<Record<Language, ReaderText>> = { en, ja }
export const readerText = (language: Language): ReaderText => texts[language]

const NUMBER = /^\d+(\.\d+)*(\.[a-z](?![a-z-]))?/

/** A rule's number as people say it: "7.2", "9.2a"; a short word where the rulebook has no number. */
export function ruleLabel(rule: RuleId, language: Language): string {
  const number = NUMBER.exec(rule)?.[0]
  return number?.replace(/\.([a-z])$/, '$1') ?? texts[language].labels[rule as Unnumbered]
}
