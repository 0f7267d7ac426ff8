import type { Text } from '@sandtable/kernel'
import type { RuleId } from '@sandtable/presentation'
import { ruleNumber } from '@sandtable/reader'

/** A rule as people cite it: "9.2.a" is 9.2a, "7.4.attack" a paragraph of 7.4, "aid.crt" the CRT. */
export const ruleLabel = (rule: RuleId): string =>
  ruleNumber(rule) ?? (rule.split('.').at(-1) ?? rule).replaceAll('-', ' ').toUpperCase()

/** Chapters whose paragraphs have words for numbers: those words are ids, and in one language. */
const CHAPTERS: Readonly<Record<string, Text>> = {
  glossary: { en: 'Glossary', ja: '用語集' },
  errata: { en: 'Errata', ja: 'エラッタ' },
  card: { en: 'Cards', ja: 'カード' },
}

/** What a paragraph without a number is cited by, in either language. */
export function chapterLabel(rule: RuleId): Text | undefined {
  const [chapter = ''] = rule.split('.')
  return Object.hasOwn(CHAPTERS, chapter) ? CHAPTERS[chapter] : undefined
}
