/** The summary tables, made from the game's data files, by the rule they stand below. */
import type { Language } from '@sandtable/kernel'
import { figure, type MakeTable, type TablesBelow, tablesIn } from '@sandtable/reader'
import { DATA } from '../data/load.ts'
import { SIDE_IDS } from '../sides.ts'
import {
  entryTable,
  fortunesTable,
  modifiersTable,
  placementTable,
  retreatTable,
  seaModifiersTable,
  seaTable,
} from './tables/battle.ts'
import { capsTable, costsTable, turnsTable } from './tables/command.ts'
import {
  artilleryTable,
  fortsTable,
  germanHexesTable,
  markersTable,
  plan17Table,
  supplyTable,
} from './tables/places.ts'
import { en } from './tables/words/en.ts'
import { ja } from './tables/words/ja.ts'
import type { TableWords } from './tables/words/shape.ts'

const WORDS: Readonly<Record<Language, TableWords>> = { en, ja }

type Make = MakeTable<TableWords>

const OPTIONS = {
  AL: ['14.3.6.a.1', '14.3.6.a.2', '14.3.6.a.3', '14.3.6.a.4', '14.3.6.a.5'],
  GE: ['14.3.6.b.1', '14.3.6.b.2', '14.3.6.b.3', '14.3.6.b.4', '14.3.6.b.5'],
} as const

const optionsTable: Make = ({ options: { title, heads } }, _, titleOf) => ({
  title,
  heads,
  rows: SIDE_IDS.flatMap((side) =>
    OPTIONS[side].map((rule, i) => [titleOf(rule), figure(-(DATA.victory.options[side][i] ?? 0))]),
  ),
  words: [0],
  basis: DATA.victory.options.basis,
})

const forts =
  (nation: keyof TableWords['forts']['titles']): Make =>
  (words, language) =>
    fortsTable(nation, words, language)
const markers =
  (cup: 'plan17' | 'german'): Make =>
  (words) =>
    markersTable(cup, words)

export const tablesBelow: TablesBelow = tablesIn((language) => WORDS[language], {
  '4.0': [turnsTable],
  '5.1.1': [capsTable],
  '5.2': [costsTable],
  '8.4.3.b': [supplyTable],
  '8.4.4.table': [entryTable],
  '9.1.4': [fortunesTable],
  '9.2.3.a': [placementTable],
  '9.3.1.b': [modifiersTable],
  '9.3.2.d': [modifiersTable],
  '9.4.3.a': [retreatTable],
  '9.4.5': [seaTable, seaModifiersTable],
  '9.5.4.a': [artilleryTable],
  '11.2.4': [supplyTable],
  '13.1.2.a': [markers('plan17')],
  '13.1.2.d': [markers('german')],
  '13.1.6.c.1': [forts('belgian')],
  '13.1.6.c.2': [forts('german')],
  '13.1.6.c.3': [forts('french')],
  '14.1.2.a.1': [plan17Table],
  '14.1.2.b': [germanHexesTable],
  '14.3.6': [optionsTable],
})
