/** Forts, guns, supply sources, victory hexes and markers. */
import type { Language } from '@sandtable/kernel'
import { type ReaderTable, weakest } from '@sandtable/reader'
import { DATA } from '../../data/load.ts'
import type { FortData, Provenance } from '../../data/types.ts'
import { NATIONS } from '../../sides.ts'
import type { TableWords } from './words/shape.ts'

const { map, places, forts, units, victory, tables } = DATA

/** "5+2 4+2 3+1 2+1", or plain strengths */
const stepsOf = ({ steps }: FortData): string =>
  steps.map(([strength, defence]) => (defence > 0 ? `${strength}+${defence}` : String(strength))).join(' · ')

export function fortsTable(
  nation: keyof TableWords['forts']['titles'],
  { forts: words }: TableWords,
  language: Language,
): ReaderTable {
  const theirs = forts.filter((fort) => fort.nation === nation)
  return {
    title: words.titles[nation],
    heads: words.heads,
    rows: theirs.map((fort) => [
      fort.name[language],
      fort.hex,
      stepsOf(fort),
      [...(fort.largeGarrison ? [words.large] : []), ...(fort.option ? [words.option] : [])].join(', '),
    ]),
    words: [0, 2, 3],
    basis: weakest(theirs),
  }
}

export function artilleryTable({ artillery: words }: TableWords, language: Language): ReaderTable {
  const guns = units.filter(({ type }) => type === 'ha')
  return {
    title: words.title,
    heads: words.heads,
    rows: guns.map(({ name, nation, option, bombardment }) => [
      [nation === 'french' ? words.french : [], name[language], option ? `(${words.option})` : []]
        .flat()
        .join(' '),
      String(bombardment),
    ]),
    words: [0],
    basis: weakest(guns),
  }
}

export const supplyTable = ({ supply: words }: TableWords): ReaderTable => ({
  title: words.title,
  heads: words.heads,
  rows: NATIONS.map((nation) => [words.nations[nation], places.supply[nation].join(', ')]),
  words: [0, 1],
  basis: places.supply.basis,
})

interface VictoryHexes extends Provenance {
  readonly hexes: readonly string[]
  readonly double: readonly string[]
}

const rowsOf = (
  { hexes, double }: VictoryHexes,
  words: TableWords['hexes'],
  language: Language,
): string[][] =>
  hexes.map((hex) => [
    map.hexes.find(({ id }) => id === hex)?.name[language] ?? '',
    hex,
    double.includes(hex) ? words.double : words.marker,
  ])

/** Which hexes count is in the rulebook; most of their names are not. */
const NAMES: Provenance = { basis: 'history' }

export const plan17Table = ({ hexes: words }: TableWords, language: Language): ReaderTable => ({
  title: words.plan17,
  heads: words.heads,
  rows: rowsOf(victory.plan17, words, language),
  words: [0, 2],
  basis: weakest([victory.plan17, NAMES]),
})

export const germanHexesTable = ({ hexes: words }: TableWords, language: Language): ReaderTable => ({
  title: words.german,
  heads: words.heads,
  rows: [
    [
      map.hexes.find(({ id }) => id === places.paris.hex)?.name[language] ?? '',
      places.paris.hex,
      String(victory.german.paris),
    ],
    ...rowsOf(victory.german, words, language),
  ],
  words: [0, 2],
  basis: weakest([victory.german, NAMES]),
})

export function markersTable(cup: 'plan17' | 'german', { markers: words }: TableWords): ReaderTable {
  const values = tables.markers[cup]
  return {
    title: words[cup],
    heads: words.heads,
    rows: [...new Set(values)].map((value) => [
      String(value),
      String(values.filter((each) => each === value).length),
    ]),
    words: [],
    basis: tables.markers.basis,
  }
}
