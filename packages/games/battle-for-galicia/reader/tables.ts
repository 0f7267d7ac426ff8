/** The summary tables, made from the game's data files, by the rule they stand below. */
import { type MakeTable, type TablesBelow, tablesIn } from '@sandtable/reader'
import { arrivalsTable, townsTable, turnsTable } from './tables/campaign.ts'
import { artilleryTable, combatResults, losses } from './tables/combat.ts'
import { costsTable, stepsTable, supplyTable, terrainTable } from './tables/ground.ts'
import { type TableWords, tableWords } from './tables/words.ts'

type Make = MakeTable<TableWords>

const russianArrivals: Make = (words, language) => arrivalsTable('RU', words, language)
const austrianArrivals: Make = (words, language) => arrivalsTable('AH', words, language)

export const tablesBelow: TablesBelow = tablesIn(tableWords, {
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
})
