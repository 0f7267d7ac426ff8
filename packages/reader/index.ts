/** Rulebooks in Markdown, and what the rules readers of all games have in common. */
export { createReader, type Reader } from './create-reader.ts'
export type { Paragraph, Piece } from './markup.ts'
export { parseRulebook } from './parse-rulebook.ts'
export { ruleNumber, standsOver } from './rule-number.ts'
export { type Chapter, type Rule, type Rulebook, rulesOf, type SourceFile } from './rulebook.ts'
export { rulingsPage } from './rulings-page.ts'
export { figure, type ReaderTable, signed, span, weakest } from './table.ts'
export { type MakeTable, type TablesBelow, tablesIn } from './tables-below.ts'
