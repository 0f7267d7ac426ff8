import type { RuleOf } from '@sandtable/reader'
import { FOUNDATIONS } from './chapters/foundations.ts'
import { CARDS } from './chapters/cards.ts'
import { COMBAT } from './chapters/combat.ts'
import { SUPPLY } from './chapters/supply.ts'
import { GROUND } from './chapters/ground.ts'
import { POLITICS } from './chapters/politics.ts'
import { SCENARIOS } from './chapters/scenarios.ts'
import { GLOSSARY } from './chapters/glossary.ts'

/** Every rule of the reader, listed once, by chapter. `rulebook.tsv` has the same ids. */
export const CHAPTERS = [
  ...FOUNDATIONS,
  ...CARDS,
  ...COMBAT,
  ...SUPPLY,
  ...GROUND,
  ...POLITICS,
  ...SCENARIOS,
  ...GLOSSARY,
] as const

export type RuleId = RuleOf<typeof CHAPTERS>
