import type { ChapterId, RuleId, RuleOf } from './chapters.ts'

/**
 * One rule in our own words. Each string is a paragraph: "- " begins a line of a list, "{#13} " a ruling of
 * ours, and {§…} anywhere leads to another rule.
 */
export interface RuleText {
  readonly title: string
  readonly text: readonly string[]
}

export type ChapterTexts<C extends ChapterId> = Readonly<Record<RuleOf<C>, RuleText>>

/** The rules the rulebook does not number: a word of ours stands where the number would. */
export type Unnumbered = Exclude<RuleId, `${number}.${string}`>

/** Everything the reader says in one language; a missing text does not compile. */
export interface ReaderText {
  readonly chapters: Readonly<Record<ChapterId, string>>
  readonly rules: Readonly<Record<RuleId, RuleText>>
  readonly labels: Readonly<Record<Unnumbered, string>>
}
