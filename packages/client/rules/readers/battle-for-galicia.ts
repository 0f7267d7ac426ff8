import {
  CHAPTERS,
  type ChapterId,
  paragraphOf,
  RULE_IDS,
  readerText,
  type RuleId,
  ruleLabel,
  tablesOf,
} from '@sandtable/battle-for-galicia/reader'
import type { Reader } from '../reader.ts'

const ids = new Set<string>(RULE_IDS)

/** Only ids the reader has come here: `has` is asked first. */
export const galiciaReader: Reader = {
  chapters: CHAPTERS,
  chapterTitle: (chapter, language) => readerText(language).chapters[chapter as ChapterId],
  has: (rule) => ids.has(rule),
  title: (rule, language) => readerText(language).rules[rule as RuleId].title,
  label: (rule, language) => ruleLabel(rule as RuleId, language),
  paragraphs: (rule, language) => readerText(language).rules[rule as RuleId].text.map(paragraphOf),
  tables: (rule, language) => tablesOf(rule as RuleId, language),
}
