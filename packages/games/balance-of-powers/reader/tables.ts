/** The summary tables, made from the game's data, by the rule they stand below. */
import type { Language } from '@sandtable/kernel'
import { type TablesBelow, tablesIn } from '@sandtable/reader'
import { combatTable, innovationTable, modifiersTable } from './tables/combat.ts'
import { costsTable, incomeTable, limitsTable, railTable } from './tables/economy.ts'
import { chipsTable, fortressesTable, scenariosTable, terrainTable } from './tables/places.ts'
import { en } from './tables/words/en.ts'
import { ja } from './tables/words/ja.ts'
import type { TableWords } from './tables/words/shape.ts'

const WORDS: Readonly<Record<Language, TableWords>> = { en, ja }

export const tablesBelow: TablesBelow = tablesIn((language) => WORDS[language], {
  '1.33': [fortressesTable],
  '2.83': [innovationTable],
  '2.92': [limitsTable],
  '5.211': [incomeTable],
  '6.222': [costsTable],
  '9.13': [terrainTable],
  '9.24': [railTable],
  '10.5': [modifiersTable],
  '10.62': [combatTable],
  '12.0': [scenariosTable],
  'aid.tec': [terrainTable],
  'glossary.bargaining-chip': [chipsTable],
})
