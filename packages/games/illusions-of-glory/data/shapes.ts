import { object } from '@sandtable/kernel/data'
import { evidence, map, units } from './shape-map.ts'
import { neutrals, scenarios, setups, turns } from './shape-setup.ts'
import { collapse, fire, offensives, supply, tables, tracks, victory } from './shape-tables.ts'

/** Structure of all data files, in the order of `types.ts`. */
export const gameShape = object({
  map,
  units,
  setups,
  scenarios,
  turns,
  fire,
  tables,
  tracks,
  victory,
  offensives,
  collapse,
  supply,
  neutrals,
  evidence,
})
