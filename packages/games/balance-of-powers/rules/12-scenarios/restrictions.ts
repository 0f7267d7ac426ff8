/** §12 What scenarios forbid beyond the rules of chapters 1 to 10. */
import { monthNamed } from '../../calendar.ts'
import { DE, FR, GB, nation } from '../../nations.ts'
import { scenarioData } from '../../scenarios.ts'
import type { State } from '../../state.ts'
import { isCorps, nationOf } from '../../units.ts'

const MARNE = '12.1'
const is = (s: State, id: string): boolean => scenarioData(s.scenario).id === id

const AUGUST = monthNamed('1914-08')
const MOBILIZED = [GB, FR, DE]
const isMobilization = (s: State): boolean => s.month === AUGUST && s.fortnight === 1

/** §12.1 in the first fortnight of August 1914 only these move */
export const isMobilized = (s: State, u: number): boolean =>
  !is(s, MARNE) || !isMobilization(s) || MOBILIZED.includes(nationOf(u))

/** §9.24 */
export const mayUseRail = (s: State): boolean => !isMobilization(s)

/** §12.1 British corps do not stack with French ones */
export function maySatisfyScenario(s: State, side: number, p: number, units: readonly number[]): boolean {
  if (!is(s, MARNE)) return true
  const here = s.derived.presence.unitsAt(p, side)
  const corps = [...here, ...units].filter(isCorps).map(nationOf)
  return !(corps.includes(GB) && corps.includes(FR))
}

const BELGIUM = nation('BE')
const LUXEMBOURG = nation('LU')
/** §12.1 for the German plan: land that counts as Belgium */
export const isBelgium = (owner: number): boolean => owner === BELGIUM
/** §12.1 for Plan XVII: Germany or Luxembourg */
export const isGermanBorderland = (owner: number): boolean => owner === DE || owner === LUXEMBOURG
