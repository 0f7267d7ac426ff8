/** What replacements and redeployment cost, who shares RPs, and Troop Quality. */
import type { Language } from '@sandtable/kernel'
import { type ReaderTable, signed } from '@sandtable/reader'
import { DATA } from '../../data/load.ts'
import { NATIONS, nationNamed, SIDES } from '../../sides.ts'
import { POOL_IDS, poolOf } from '../../tables.ts'
import { nationName } from '../../text/names.ts'
import type { TableWords } from './words/shape.ts'

const { tables, tracks } = DATA

/** §16.2 §24.2 */
export function rpTable({ rp: { title, heads, lcu, scu } }: TableWords): ReaderTable {
  const { lcuPerStep, scuStepsPerRp, poorLcuPerStep, poorScuPerStep, basis } = tables.rp
  return {
    title,
    heads,
    rows: [
      [lcu, String(lcuPerStep), String(poorLcuPerStep)],
      [scu, `1/${scuStepsPerRp}`, String(poorScuPerStep)],
    ],
    words: [0],
    basis,
  }
}

export const srTable = ({ sr: { title, heads, rows } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: (['lcu', 'scu', 'hq', 'artillery'] as const).map((key) => [
    rows[key],
    String(key === 'lcu' ? tables.sr.lcu : tables.sr.other),
  ]),
  words: [0],
  basis: tables.sr.basis,
})

/** §9.6.1.c §9.6.1.d Greece draws on the side it has joined, so it stands in both lines */
export const poolsTable = (
  { pools: { title, heads }, comma }: TableWords,
  language: Language,
): ReaderTable => ({
  title,
  heads,
  rows: POOL_IDS.map((pool) => [
    pool,
    NATIONS.map(nationNamed)
      .filter((nation) => SIDES.some((side) => poolOf(nation, side) === pool))
      .map((nation) => nationName(nation, language))
      .join(comma),
  ]),
  words: [0, 1],
  basis: tables.pools.basis,
})

export function qualityTable({ quality: { title, heads } }: TableWords, language: Language): ReaderTable {
  const { nations, lcuLost, reinforcements, rebuilt, basis } = tracks.troopQuality
  return {
    title,
    heads,
    rows: nations.map((nation) => [
      nationName(nationNamed(nation), language),
      signed(lcuLost[nation]),
      signed(reinforcements[nation]),
      signed(rebuilt),
    ]),
    words: [0],
    basis,
  }
}
