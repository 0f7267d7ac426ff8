/** What the rules readers of all games have in common: shape, markup, numbers of rules, tables. */
export { createReader, type Reader } from './create-reader.ts'
export { type Paragraph, paragraphOf, type Piece } from './markup.ts'
export { ruleNumber } from './rule-number.ts'
export type { Chapter, ChapterTexts, ReaderText, RuleOf, RuleText } from './shape.ts'
export { type Basis, figure, type ReaderTable, signed, span, weakest } from './table.ts'
