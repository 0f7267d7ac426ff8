/** Counts by basis. No entry of the data that can be looked up has a note. */
import type { Basis } from '@sandtable/kernel/data'
import { type Count, countBases } from '@sandtable/presentation/about'
import { DATA } from '../data/load.ts'
import type { BalanceOfPowersAbout, PartId } from './text.ts'

const { plane, africa, chart, chips, fortresses, nations, units, setups, fronts, economy, combat } = DATA

type Resting = readonly { readonly basis: Basis }[]

const { income, conversion, transfer, requisition, costs, delay, fighters, revolution, americans } = economy

const parts: Readonly<Record<PartId, Resting>> = {
  maps: [plane, africa],
  towns: [...plane.places, ...africa.places],
  rivers: [...plane.rivers, ...africa.rivers],
  chart: [...chart.boxes, ...chart.links],
  chips,
  fortresses,
  units,
  orders: Object.values(DATA.ordersOfBattle),
  scenarios: DATA.scenarios,
  setups: [...setups, fronts['1915'], fronts['1916']],
  limits: nations.flatMap(({ major }) => (major ? [{ basis: major.limitBasis }] : [])),
  tables: [combat, income, conversion, transfer, requisition, costs, delay, fighters, revolution, americans],
}

export const countsOf = (words: BalanceOfPowersAbout): Count[] =>
  (Object.keys(parts) as PartId[]).map((part) => ({
    title: words.counts[part],
    counts: countBases(parts[part]),
  }))
