/** The summary tables, made from the game's data files. */
import type { Language } from '@sandtable/kernel'
import type { ReaderTable } from '@sandtable/reader'
import type { RuleId } from './chapters.ts'
import { arrivalsTable, townsTable, turnsTable } from './tables/campaign.ts'
import { artilleryTable, combatResults, losses } from './tables/combat.ts'
import { costsTable, stepsTable, supplyTable, terrainTable } from './tables/ground.ts'
import { type TableWords, tableWords } from './tables/words.ts'

type MakeTable = (words: TableWords, language: Language) => ReaderTable

const russianArrivals: MakeTable = (words, language) => arrivalsTable('RU', words, language)
const austrianArrivals: MakeTable = (words, language) => arrivalsTable('AH', words, language)

/** The tables that stand below a rule. */
const tablesBelow: Partial<Readonly<Record<RuleId, readonly MakeTable[]>>> = {
  '3.1': [turnsTable],
  '4.2': [terrainTable, costsTable],
  '5.1': [stepsTable],
  '6.3': [costsTable],
  '9.1': [combatResults],
  '9.4': [losses],
  '9.4.1': [artilleryTable],
  '11.4': [supplyTable],
  '15.1.2': [townsTable],
  'aid.tec': [terrainTable],
  'aid.mp-summary': [costsTable],
  'aid.crt': [combatResults],
  'aid.lrt': [losses, artilleryTable],
  'aid.vp': [townsTable],
  'schedule.russian': [russianArrivals],
  'schedule.austro-hungarian': [austrianArrivals],
}

export const tablesOf = (rule: RuleId, language: Language): readonly ReaderTable[] =>
  (tablesBelow[rule] ?? []).map((make) => make(tableWords(language), language))
