/** Fire tables, terrain, weather, connections, trenches and modifiers. */
import type { Language } from '@sandtable/kernel'
import { type ReaderTable, signed, span, weakest } from '@sandtable/reader'
import { DATA } from '../../data/load.ts'
import type { FireTableId, Terrain } from '../../data/types.ts'
import type { TableWords } from './words/shape.ts'

const { fire, tables, units } = DATA
const NOTHING = '–'

/** Shifts and modifiers; none is a dash. */
const change = (n: number): string => (n === 0 ? NOTHING : signed(n))

const fireTable =
  (id: FireTableId) =>
  ({ fire: words }: TableWords): ReaderTable => {
    const { least, rows, basis } = fire[id]
    return {
      title: words.titles[id],
      heads: [words.die, ...least.map((from, i) => span(from, least[i + 1]))],
      rows: rows.map((losses, i) => [String(i + 1), ...losses.map(String)]),
      words: [],
      basis,
    }
  }
export const heavyTable = fireTable('heavy')
export const lightTable = fireTable('light')

interface Ground {
  readonly id: Terrain | 'water'
  readonly shift: number
  readonly flank: boolean
  readonly stops: boolean
  /** Water is between spaces and does not affect the units in a space. */
  readonly stand: boolean | null
}

export function terrainTable({ terrain, terrains, yes, no }: TableWords): ReaderTable {
  const grounds: readonly Ground[] = [...tables.terrain, { ...tables.water, id: 'water', stand: null }]
  const may = (allowed: boolean | null): string => (allowed === null ? NOTHING : allowed ? yes : no)
  return {
    title: terrain.title,
    heads: terrain.heads,
    rows: grounds.map(({ id, shift, flank, stand, stops }) => [
      terrains[id],
      change(shift),
      may(flank),
      may(stand),
      may(!stops),
    ]),
    words: [0, 2, 3, 4],
    basis: weakest([...tables.terrain, tables.water]),
  }
}

export const weatherTable = ({ weather: { title, heads, seasons }, terrains }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: tables.terrain.flatMap(({ id, weather }) =>
    weather === null ? [] : [[terrains[id], seasons[weather], signed(tables.weather.shift)]],
  ),
  words: [0, 1],
  basis: weakest([...tables.terrain, tables.weather]),
})

export const linksTable = ({ links: { title, heads, kinds }, yes, no }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: tables.links.map(({ kind, lcuSr, drm }) => [kinds[kind], lcuSr ? yes : no, change(drm)]),
  words: [0, 1],
  basis: weakest(tables.links),
})

export const trenchesTable = ({ trenches: { title, heads } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: tables.trenches.levels.map(({ attacker, defender }, i) => [
    String(i + 1),
    signed(attacker),
    signed(defender),
  ]),
  words: [],
  basis: tables.trenches.basis,
})

export const modifiersTable = ({ modifiers: { title, heads, rows } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: (['cavalry', 'mountain', 'roadOrMixed'] as const).map((key) => [
    rows[key],
    signed(tables.modifiers[key]),
  ]),
  words: [0],
  basis: tables.modifiers.basis,
})

/** The units are the rulebook's; of their modifiers only two are. */
export const supportTable = ({ support: { title, heads } }: TableWords, language: Language): ReaderTable => ({
  title,
  heads,
  rows: units.units.flatMap(({ name, drm }) =>
    drm === undefined ? [] : [[name[language], signed(drm[0]), signed(drm[1])]],
  ),
  words: [0],
  basis: 'design',
})
