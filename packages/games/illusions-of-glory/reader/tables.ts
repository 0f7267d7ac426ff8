import type { Language } from '@sandtable/kernel'
import type { ReaderTable } from '@sandtable/reader'
import type { RuleId } from './chapters.ts'

/** The tables that stand below a rule, from the game's data. */
export const tablesOf = (_rule: RuleId, _language: Language): readonly ReaderTable[] => []
