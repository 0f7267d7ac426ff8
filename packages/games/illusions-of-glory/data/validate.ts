import { object } from '@sandtable/kernel/data'
import { checkEvidence } from './check-evidence.ts'
import { checkFire } from './check-fire.ts'
import { checkMap } from './check-map.ts'
import { checkNeutrals } from './check-neutrals.ts'
import { checkScenarios } from './check-scenarios.ts'
import { checkSetups } from './check-setups.ts'
import { checkSupply } from './check-supply.ts'
import { checkTables } from './check-tables.ts'
import { checkUnits } from './check-units.ts'
import { lookUp } from './lookup.ts'
import { evidence, map, units } from './shape-map.ts'
import { neutrals, scenarios, setups, turns } from './shape-setup.ts'
import { collapse, fire, offensives, supply, tables, tracks, victory } from './shape-tables.ts'
import type { GameData } from './types.ts'

/** Structure of all data files, in the order of `types.ts`. */
const gameShape = object({
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

function checkMeaning(data: GameData): string[] {
  const lookup = lookUp(data)
  return [
    ...checkMap(data, lookup),
    ...checkSupply(data, lookup),
    ...checkUnits(data, lookup),
    ...checkSetups(data, lookup),
    ...checkScenarios(data),
    ...checkFire(data.fire),
    ...checkTables(data, lookup),
    ...checkNeutrals(data, lookup),
    ...checkEvidence(data, lookup),
  ]
}

/**
 * Problems of a data set, one line each with the file, the entry and the reason; an empty list means that
 * it can be played. Anything may be passed: if the structure is wrong only that is reported, since the
 * meaning cannot be judged then.
 */
export const validateData = (data: unknown): string[] => {
  const broken = gameShape(data, 'data')
  return broken.length > 0 ? [...broken] : checkMeaning(data as GameData)
}
