/** §6.123 §12.1.special.britain Britain joins EP as soon as it is provoked. */
import type { BalanceOfPowers, Procedure } from '../../balance-of-powers.ts'
import { CP, DE, EP, FR, GB, nation, NEUTRAL, RU } from '../../nations.ts'
import { distance, isBox, isHome, isLand, isPort, ownerOf, place } from '../../places.ts'
import { scenarioData } from '../../scenarios.ts'
import { type State, whereIs } from '../../state.ts'
import { isCorps, isLandUnit, unitsIn, UNITS_OF } from '../../units.ts'
import { isInCrisis } from '../02-concepts/demoralization.ts'
import { maySatisfyScenario } from '../12-scenarios/restrictions.ts'
import { type Grounds, join } from './joining.ts'
import { isViolatedBy } from './neutrals.ts'

/** §2.22 scenarios in which Britain waits */
const WAITING = ['12.1', '12.9']
const LOWLANDS = [nation('BE'), nation('NL')]
const ITALY = nation('IT')
const PARIS = place('0423')
const NEAR = 3

const isNearParis = (s: State, u: number): boolean => {
  const p = whereIs(s, u)
  return isLandUnit(u) && p >= 0 && !isBox(p) && distance(p, PARIS) <= NEAR
}

/** §6.123 what brings Britain in; ships at sea do not matter where half a page stands for them (§6.45) */
const isProvoked = (s: State): boolean =>
  LOWLANDS.some((n) => isViolatedBy(s, CP, n)) ||
  isInCrisis(s, RU) ||
  s.allegiance.get(ITALY) === CP ||
  (UNITS_OF[DE] as readonly number[]).some((u) => isNearParis(s, u))

/** §12.1.special.britain a port on the coast of France */
export const isFrenchPort = (p: number): boolean => isPort(p) && !isBox(p) && isHome(p) && ownerOf(p) === FR

/** §12.1.special.britain these land in French ports, not beside French corps; the others stay in Britain */
const EXPEDITION = unitsIn('GB-cav-1 GB-inf-1 GB-inf-2')
const landings: Grounds = (s, u, p) => {
  const isGround = EXPEDITION.includes(u) ? isFrenchPort(p) : isLand(p) && isHome(p) && ownerOf(p) === GB
  return isGround && (!isCorps(u) || maySatisfyScenario(s, EP, p, [u]))
}

/** Call it when something may have provoked Britain. */
export function* admitBritain(g: BalanceOfPowers): Procedure {
  const { state: s } = g
  if (s.allegiance.get(GB) !== NEUTRAL) return
  const data = scenarioData(s.scenario)
  if (!WAITING.includes(data.id) || !isProvoked(s)) return
  // §12.1.special.britain what it has when it joins
  s.rp.set(GB, data.majors['GB']?.[0] ?? 0)
  yield* join(g, GB, EP, landings)
}
