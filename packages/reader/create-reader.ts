import type { Language } from '@sandtable/kernel'
import { type Chapter, type Rule, type Rulebook, rulesOf } from './rulebook.ts'
import type { ReaderTable } from './table.ts'
import type { TablesBelow } from './tables-below.ts'

/** The rules of one game in one language, ready to be read. */
export interface Reader {
  readonly language: Language
  readonly chapters: readonly Chapter[]
  rule(id: string): Rule | undefined
  /** the tables that stand below a rule */
  tables(id: string): readonly ReaderTable[]
}

export function createReader({ language, chapters }: Rulebook, tablesBelow: TablesBelow): Reader {
  const rules = new Map(rulesOf({ chapters }).map((rule) => [rule.id, rule]))
  const titleOf = (id: string): string => rules.get(id)?.title ?? ''
  const below = new Map(Object.entries(tablesBelow))
  return {
    language,
    chapters,
    rule: (id) => rules.get(id),
    tables: (id) => (below.get(id) ?? []).map((make) => make(language, titleOf)),
  }
}
