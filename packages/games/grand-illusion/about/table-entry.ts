/** The tables that were on cards: what is the rulebook's in them, and what is ours. */
import type { Language } from '@sandtable/kernel'
import type { Entry, Fact, Source } from '@sandtable/presentation/about'
import { figure, weakest } from '@sandtable/reader'
import { DATA } from '../data/load.ts'
import { wordsOf } from '../table/words/words.ts'
import { sourceOf } from './sources.ts'
import type { GrandIllusionAbout, TableId } from './text.ts'

const { tables } = DATA

interface Content {
  readonly source: Source
  readonly facts: readonly Fact[]
}

const contents: Readonly<Record<TableId, (words: GrandIllusionAbout, language: Language) => Content>> = {
  caps: (words, language) => ({
    source: sourceOf(tables.caps, language),
    facts: [
      ...(['moltke', 'falkenhayn', 'joffre1', 'joffre2'] as const).map((column) => ({
        label: words.columns[column],
        value: tables.caps[column].join(' · '),
      })),
      {
        label: words.onTurn1,
        value: words.turn1(tables.capsOnTurn1.AL, tables.capsOnTurn1.GE),
        source: sourceOf(tables.capsOnTurn1, language),
      },
    ],
  }),
  fortunes: (words, language) => ({
    source: { basis: weakest(tables.fortunes) },
    facts: tables.fortunes.map((fortune) => ({
      label: words.roll(fortune.roll),
      value: wordsOf(language).fight.fortunes[fortune.result].name,
      source: sourceOf(fortune, language),
    })),
  }),
  markers: (words, language) => ({
    source: sourceOf(tables.markers, language),
    facts: [
      { label: words.planMarkers, value: tables.markers.plan17.join(' · ') },
      { label: words.germanMarkers, value: tables.markers.german.join(' · ') },
    ],
  }),
  mountain: (words, language) => ({
    source: sourceOf(tables.mountain, language),
    facts: [{ label: words.mountain, value: figure(tables.mountain.drm) }],
  }),
}

export const TABLE_IDS = Object.keys(contents) as readonly TableId[]

export const tableEntry = (id: TableId, words: GrandIllusionAbout, language: Language): Entry => ({
  id,
  title: words.tables[id],
  ...contents[id](words, language),
})
