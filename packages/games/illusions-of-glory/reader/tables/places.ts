/** Forts and sieges, supply sources and VP spaces. */
import type { Language } from '@sandtable/kernel'
import type { Basis } from '@sandtable/kernel/data'
import { type ReaderTable, span, weakest } from '@sandtable/reader'
import { DATA } from '../../data/load.ts'
import { type NationId, NATIONS, nationNamed } from '../../sides.ts'
import { nationName } from '../../text/names.ts'
import type { TableWords } from './words/shape.ts'

const { map, supply, tables } = DATA
const DIE = 6

const nationOf = (id: NationId | null, language: Language): string =>
  id === null ? '–' : nationName(nationNamed(id), language)

interface Fort {
  readonly name: string
  readonly nation: string
  readonly cf: number
  readonly basis: Basis
}
const fortsIn = (language: Language): Fort[] =>
  map.spaces.flatMap(({ name, nation, fort, fortCfBasis, basis }) =>
    fort === undefined
      ? []
      : [
          {
            name: name[language],
            nation: nationOf(nation, language),
            cf: fort,
            basis: fortCfBasis ?? basis,
          },
        ],
  )

export const fortsTable = ({ forts: { title, heads } }: TableWords, language: Language): ReaderTable => {
  const forts = fortsIn(language)
  return {
    title,
    heads,
    rows: forts.map(({ name, nation, cf }) => [name, nation, String(cf)]),
    words: [0, 1],
    basis: weakest(forts),
  }
}

/** §20.3.1.a §20.4.1.b by the factors forts of this map have */
export function siegeTable({ siege: words }: TableWords, language: Language): ReaderTable {
  const factors = [...new Set(fortsIn(language).map(({ cf }) => cf))].sort((a, b) => a - b)
  return {
    title: words.title,
    heads: words.heads,
    rows: factors.map((cf) => [String(cf), words.needed(tables.siege.lcus, cf), span(cf + 1, DIE + 1)]),
    words: [1],
    basis: tables.siege.basis,
  }
}

const namesOf = (ids: readonly string[], language: Language): string[] =>
  ids.map((id) => map.spaces.find((space) => space.id === id)?.name[language] ?? id)

export const sourcesTable = (
  { sources: { title, heads }, comma }: TableWords,
  language: Language,
): ReaderTable => ({
  title,
  heads,
  rows: supply.sources.map(({ nation, spaces }) => [
    nationOf(nation, language),
    namesOf(spaces, language).join(comma),
  ]),
  words: [0, 1],
  basis: weakest(supply.sources),
})

export const vpSpacesTable = (
  { vpSpaces: { title, heads }, comma }: TableWords,
  language: Language,
): ReaderTable => {
  const valued = map.spaces.filter(({ vp }) => vp === true)
  return {
    title,
    heads,
    rows: NATIONS.flatMap((nation) => {
      const theirs = valued.filter((space) => space.nation === nation)
      if (theirs.length === 0) return []
      return [[nationOf(nation, language), theirs.map(({ name }) => name[language]).join(comma)]]
    }),
    words: [0, 1],
    basis: weakest(valued.map(({ vpBasis, basis }) => ({ basis: vpBasis ?? basis }))),
  }
}
