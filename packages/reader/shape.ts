export interface Chapter {
  readonly id: string
  readonly rules: readonly string[]
}

/**
 * One rule in our own words. Each string is a paragraph: "- " begins a line of a list, "{#13} " a ruling of
 * ours, and {§…} anywhere leads to another rule.
 */
export interface RuleText {
  readonly title: string
  readonly text: readonly string[]
}

/** The rules of a list of chapters, or of the one chapter with this id. */
export type RuleOf<C extends readonly Chapter[], Id extends C[number]['id'] = C[number]['id']> = Extract<
  C[number],
  { readonly id: Id }
>['rules'][number]

export type ChapterTexts<C extends readonly Chapter[], Id extends C[number]['id']> = Readonly<
  Record<RuleOf<C, Id>, RuleText>
>

/** Everything a reader says in one language; a missing text does not compile. */
export interface ReaderText<C extends readonly Chapter[]> {
  readonly chapters: Readonly<Record<C[number]['id'], string>>
  readonly rules: Readonly<Record<RuleOf<C>, RuleText>>
  /** the rules the rulebook does not number: a word of ours stands where the number would */
  readonly labels: Readonly<Record<Exclude<RuleOf<C>, `${number}.${string}`>, string>>
}
