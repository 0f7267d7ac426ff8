/** Tables of what powers earn, spend and stand. */
import type { Language } from '@sandtable/kernel'
import { type ReaderTable, weakest } from '@sandtable/reader'
import { DATA } from '../../data/load.ts'
import { majorData, MAJORS, NATION_DATA } from '../../nations.ts'
import { nationName } from '../../text/names.ts'
import type { TableWords } from './words/shape.ts'

const MAJOR_NUMBERS = Array.from({ length: MAJORS }, (_, n) => n)
const majors = NATION_DATA.slice(0, MAJORS)

/** §5.211 */
export const incomeTable = ({ income }: TableWords, language: Language): ReaderTable => ({
  title: income.title,
  heads: income.heads,
  rows: MAJOR_NUMBERS.map((n) => [nationName(n, language), ...majorData(n).income.map(String)]),
  words: [0],
  basis: weakest([DATA.economy.income, ...majors]),
})

/** §2.92 */
export const limitsTable = ({ limits }: TableWords, language: Language): ReaderTable => ({
  title: limits.title,
  heads: limits.heads,
  rows: MAJOR_NUMBERS.map((n) => [nationName(n, language), String(majorData(n).limit)]),
  words: [0],
  basis: weakest(MAJOR_NUMBERS.map((n) => ({ basis: majorData(n).limitBasis }))),
})

/** §9.24 */
export const railTable = ({ rail }: TableWords, language: Language): ReaderTable => ({
  title: rail.title,
  heads: rail.heads,
  rows: MAJOR_NUMBERS.map((n) => [nationName(n, language), String(majorData(n).rail)]),
  words: [0],
  basis: 'rulebook',
})

const STEPS = 2

/** §6.222 §6.223 */
export function costsTable({ costs: { title, heads, rows, months } }: TableWords): ReaderTable {
  const { costs, delay } = DATA.economy
  const soon = months(delay.other)
  const steps = (step: number): string => String(STEPS * step)
  return {
    title,
    heads,
    rows: [
      [rows.leader, String(costs.leader), soon],
      [rows.infrastructure, String(costs.infrastructure), soon],
      [rows.tank, String(costs.tank), soon],
      [rows.corps, String(costs.corps), soon],
      [rows.air, steps(costs.airStep), soon],
      [rows.submarine, steps(costs.submarineStep), months(delay.submarine)],
      [rows.ship, steps(costs.surfaceStep), months(delay.surface)],
      [rows.dreadnought, steps(costs.dreadnoughtStep), months(delay.surface)],
      [rows.fortress, String(costs.fortressStep), rows.now],
    ],
    words: [0, 2],
    basis: costs.basis,
  }
}
