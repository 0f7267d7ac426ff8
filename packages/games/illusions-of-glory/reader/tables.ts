/** The summary tables, made from the game's data files, by the rule they stand below. */
import type { Language } from '@sandtable/kernel'
import { type TablesBelow, tablesIn } from '@sandtable/reader'
import {
  heavyTable,
  lightTable,
  linksTable,
  modifiersTable,
  supportTable,
  terrainTable,
  trenchesTable,
  weatherTable,
} from './tables/combat.ts'
import { fortsTable, siegeTable, sourcesTable, vpSpacesTable } from './tables/places.ts'
import { poolsTable, qualityTable, rpTable, srTable } from './tables/points.ts'
import {
  armisticeTable,
  changesTable,
  commitmentTable,
  levelsTable,
  offensivesTable,
  turnsTable,
} from './tables/war.ts'
import { en } from './tables/words/en.ts'
import { ja } from './tables/words/ja.ts'
import type { TableWords } from './tables/words/shape.ts'

const WORDS: Readonly<Record<Language, TableWords>> = { en, ja }

export const tablesBelow: TablesBelow = tablesIn((language) => WORDS[language], {
  '5.1.1': [changesTable],
  '5.2': [levelsTable],
  '6.0': [turnsTable],
  '7.2': [offensivesTable('AP')],
  '7.3': [offensivesTable('CP')],
  '9.5.2': [srTable],
  '9.6.1': [poolsTable],
  '12.2.1': [modifiersTable],
  '12.2.G.2.e': [heavyTable, lightTable],
  '12.3': [weatherTable],
  '12.4': [terrainTable],
  '12.5': [linksTable],
  '14.2': [sourcesTable],
  '16.2': [rpTable],
  '17.2': [commitmentTable],
  '17.3.2': [armisticeTable],
  '19.5': [trenchesTable],
  '20.1.3': [fortsTable],
  '20.4.1': [siegeTable],
  '24.1': [qualityTable],
  '27.1': [supportTable],
  'glossary.fire-tables': [heavyTable, lightTable],
  'glossary.vp-space': [vpSpacesTable],
})
