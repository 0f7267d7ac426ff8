/** §1.334 Fortresses that were ruins before the scenario began. */
import { idOf } from '../../places.ts'
import { scenarioData, setupOf } from '../../scenarios.ts'
import { placeOfFortress } from '../../sites.ts'

export const isRuinAtStart = (scenario: number, f: number): boolean =>
  setupOf(scenarioData(scenario).id).fortresses?.[idOf(placeOfFortress(f))] === 'destroyed'
