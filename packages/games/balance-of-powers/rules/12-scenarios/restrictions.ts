/** §12 What scenarios forbid beyond the rules of chapters 1 to 10. */
import { monthNamed } from '../../calendar.ts'
import { AH, DE, FR, GB, nation, RU } from '../../nations.ts'
import { ownerOf } from '../../places.ts'
import { scenarioData } from '../../scenarios.ts'
import type { State } from '../../state.ts'
import { neighboursOf } from '../../terrain.ts'
import { isCorps, nationOf } from '../../units.ts'

const MARNE = '12.1'
const is = (s: State, id: string): boolean => scenarioData(s.scenario).id === id
export const isMarne = (s: State): boolean => is(s, MARNE)

const AUGUST = monthNamed('1914-08')
const MOBILIZED = [GB, FR, DE]
const isMobilization = (s: State): boolean => s.month === AUGUST && s.fortnight === 1

/** §12.1.special.mobilization in the first fortnight of August 1914 only these move */
export const isMobilized = (s: State, u: number): boolean =>
  !is(s, MARNE) || !isMobilization(s) || MOBILIZED.includes(nationOf(u))

/** §9.24 */
export const mayUseRail = (s: State): boolean => !isMobilization(s)

/** §12.1.special.britain British corps do not stack with French ones */
export function maySatisfyScenario(s: State, side: number, p: number, units: readonly number[]): boolean {
  if (!is(s, MARNE) || s.allegiance.get(GB) !== side) return true
  const [british, french] = [hasCorpsOf(units, GB), hasCorpsOf(units, FR)]
  if (british && french) return false
  return !(british && standsThere(s, side, p, FR)) && !(french && standsThere(s, side, p, GB))
}
const hasCorpsOf = (units: readonly number[], n: number): boolean =>
  units.some((u) => nationOf(u) === n && isCorps(u))
function standsThere(s: State, side: number, p: number, n: number): boolean {
  const { presence } = s.derived
  for (let u = presence.first(p, side); u >= 0; u = presence.next(u))
    if (nationOf(u) === n && isCorps(u)) return true
  return false
}

const BELGIUM = nation('BE')
const LUXEMBOURG = nation('LU')
/** §12.1.special.schlieffen for the German plan: land that counts as Belgium */
export const isBelgium = (owner: number): boolean => owner === BELGIUM
/** §12.1.special.planxvii for Plan XVII: hexes of Germany or Luxembourg beside France */
export const isAcrossFrontier = (p: number): boolean =>
  (ownerOf(p) === DE || ownerOf(p) === LUXEMBOURG) && neighboursOf(p).some((q) => ownerOf(q) === FR)

/** §12.2.special.adjust §12.3.special.adjust nobody's neutrality is violated */
const PEACEFUL = ['12.2', '12.3']
/** §12.4.special.east nobody goes east: Austria-Hungary and Russia are closed */
const EAST = [AH, RU]
/** §12 A neutral that the scenario keeps out of the war. */
export const isClosed = (s: State, n: number): boolean =>
  PEACEFUL.some((id) => is(s, id)) || (is(s, '12.4') && EAST.includes(n))
