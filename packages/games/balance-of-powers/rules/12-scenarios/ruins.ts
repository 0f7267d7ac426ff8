/** §1.33 What has become of the fortresses before a scenario begins. */
import { FORTRESS } from '../../codes.ts'
import { CP, DE, EP, FR, nation, RU } from '../../nations.ts'
import { place } from '../../places.ts'
import { scenarioData } from '../../scenarios.ts'
import { fortressAt, isRedFortress, nationOfFortress, placeOfFortress, startsReduced } from '../../sites.ts'
import { setUpSideOf } from '../11-set-up/areas.ts'

const PRZEMYSL = fortressAt(place('4023'))
const BELGIUM = nation('BE')
const isLostTo = (scenario: number, f: number, owners: readonly number[]): boolean =>
  owners.includes(nationOfFortress(f)) && setUpSideOf(scenario, placeOfFortress(f)) === CP

/** §12.3 the French ones that EP holds, and the black German ones */
function isWorn(scenario: number, f: number): boolean {
  const owner = nationOfFortress(f)
  if (owner === FR) return setUpSideOf(scenario, placeOfFortress(f)) === EP
  return owner === DE && !isRedFortress(f)
}

/** §12.2 §12.3 §12.4 destroyed before the scenario begins */
export function isRuinAtStart(scenario: number, f: number): boolean {
  switch (scenarioData(scenario).id) {
    case '12.2':
      return f === PRZEMYSL
    case '12.3':
      return f === PRZEMYSL || isLostTo(scenario, f, [BELGIUM, FR, RU])
    case '12.4':
      return isLostTo(scenario, f, [BELGIUM, FR])
    default:
      return false
  }
}

/** §12.3 or by the map, where the scenario does not say that the rest stand in full strength (§12.2 §12.4) */
function isReducedAtStart(scenario: number, f: number): boolean {
  const { id } = scenarioData(scenario)
  return id === '12.3' ? isWorn(scenario, f) : startsReduced(f)
}

export function fortressAtStart(scenario: number, f: number): (typeof FORTRESS)[keyof typeof FORTRESS] {
  if (isRuinAtStart(scenario, f)) return FORTRESS.destroyed
  return isReducedAtStart(scenario, f) ? FORTRESS.reduced : FORTRESS.intact
}
