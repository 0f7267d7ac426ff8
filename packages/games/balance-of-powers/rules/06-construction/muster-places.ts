/** §6.212 §6.213 §6.214 Where a unit may come onto the map. */
import type { Refusal } from '../../balance-of-powers.ts'
import { STANDING } from '../../codes.ts'
import { FR, GB, isMajor, nation, NEUTRAL, US, type Side } from '../../nations.ts'
import { isCentre, isFullNation, isHome, isPort, ownerOf, place } from '../../places.ts'
import { isInPlay, landsInPlay } from '../../scenarios.ts'
import { CAPITALS } from '../../sites.ts'
import { allegianceAt, type State } from '../../state.ts'
import {
  isAirUnit,
  isCorps,
  isKind,
  isLandLeader,
  isLeader,
  isShip,
  nationOf,
  unit,
  unitData,
} from '../../units.ts'
import { corpsAt, hasFortress, isEnemyHeld, isFriendly } from '../02-concepts/control.ts'
import { hasRoom, leadersAt } from '../02-concepts/stacking.ts'
import { isSuppliedAt } from '../03-supply/net.ts'
import { scenarioEconomy } from '../12-scenarios/economy.ts'
import { isFrenchPort } from '../06-diplomacy/britain.ts'
import { isMarne, maySatisfyScenario } from '../12-scenarios/restrictions.ts'
import { isAnzac } from './costs.ts'

const PORTUGAL = nation('PT')
const INDIAN_CORPS = unit('GB-inf-IEF_A')

/** the box of a dominion, which is British and no home of other British units (§6.214) */
const DOMINIONS: readonly (readonly [(u: number) => boolean, number])[] = [
  [isAnzac, place('australia')],
  [(u) => nationOf(u) === GB && unitData(u).label === 'CANADA', place('canada')],
  [(u) => nationOf(u) === GB && unitData(u).label.startsWith('IEF'), place('india')],
]

const isHomeCentre = (p: number, n: number): boolean => isHome(p) && ownerOf(p) === n && isCentre(p)
/** §6.212 a population centre or port box at home */
const isAtHome = (p: number, n: number): boolean => isHomeCentre(p, n) && !(n === GB && isFullNation(p))

/** §2.93 §6.212 the capital of the host of a shadow government, and his ports */
function isWithHost(s: State, p: number, n: number): boolean {
  if (!s.standing.has(n, STANDING.conquered)) return false
  const host = s.patron.get(n)
  return (CAPITALS[host] as readonly number[]).includes(p) || (isPort(p) && isHome(p) && ownerOf(p) === host)
}

const isUnconquered = (s: State, n: number): boolean => !s.standing.has(n, STANDING.conquered)
/** §6.214 in France or Britain, unless they are conquered */
const isInTheWest = (s: State, p: number): boolean =>
  [FR, GB].some((n) => isUnconquered(s, n) && isAtHome(p, n))
/** §6.214 Portuguese corps, and aircraft and tanks of the United States */
const goesWest = (u: number): boolean =>
  nationOf(u) === PORTUGAL || (nationOf(u) === US && (isAirUnit(u) || isKind(u, 'tank')))

/** §12.3.special.adjust §12.4.special.muster Commonwealth units in Britain, Americans where Britain or France is in control */
function isAfterScenario(s: State, p: number, u: number): boolean {
  const n = nationOf(u)
  return n === US ? isCentre(p) && [FR, GB].includes(s.control.get(p)) : isAtHome(p, GB)
}

/** Is this the ground where the unit belongs? */
function isGround(s: State, p: number, u: number): boolean {
  const n = nationOf(u)
  // §12.1.arrivals it lands in France
  if (u === INDIAN_CORPS && isMarne(s)) return isFrenchPort(p)
  const [, dominion] = DOMINIONS.find(([isOne]) => isOne(u)) ?? []
  if (scenarioEconomy(s).dominionsInBritain === true && (n === US || dominion !== undefined))
    return isAfterScenario(s, p, u)
  if (dominion !== undefined) return p === dominion
  if (goesWest(u) && isInTheWest(s, p)) return true
  return (isAtHome(p, n) || isWithHost(s, p, n)) && (!isShip(u) || isPort(p))
}

/** §6.213 a leader joins units of his own type; §2.62 one land leader in a place */
function hasCommand(s: State, side: Side, p: number, u: number): boolean {
  if (isLandLeader(u))
    return leadersAt(s, side, p) === 0 && (corpsAt(s, side, p) > 0 || hasFortress(s, side, p))
  const isOfType = isKind(u, 'leader-air') ? isAirUnit : isShip
  return s.derived.presence.unitsAt(p, side).some(isOfType)
}

/** §6.212 Why the unit may not muster there. */
export function whyNotMuster(s: State, u: number, p: number): Refusal | undefined {
  const n = nationOf(u)
  const side = s.allegiance.get(n)
  const facts = { unit: u, place: p }
  if (side === NEUTRAL || !isInPlay(s.scenario, p)) return { code: 'other-map', rule: '11.1', facts }
  if (isLeader(u)) return hasCommand(s, side, p, u) ? undefined : { code: 'no-command', rule: '6.213', facts }
  if (!isGround(s, p, u)) return { code: 'no-muster-ground', rule: '6.212', facts }
  if (!isFriendly(s, side, p)) return { code: 'muster-enemy', rule: '6.212', facts }
  if (isEnemyHeld(s, side, p)) return { code: 'enemy-there', rule: '6.212', facts }
  if (!isShip(u) && !isSuppliedAt(s, n, p)) return { code: 'muster-unsupplied', rule: '6.212', facts }
  if (isCorps(u) && !hasRoom(s, side, p, [u])) return { code: 'full', rule: '2.62', facts }
  return maySatisfyScenario(s, side, p, [u]) ? undefined : { code: 'scenario-stacking', rule: '12.1', facts }
}

export const musterPlaces = (s: State, u: number): number[] =>
  landsInPlay(s.scenario).filter((p) => whyNotMuster(s, u, p) === undefined)

/** §6.219 Why infrastructure of the nation may not be built there. */
export function whyNotBuild(s: State, n: number, p: number): Refusal | undefined {
  const side = s.allegiance.get(n)
  const facts = { nation: n, place: p }
  if (side === NEUTRAL || !isInPlay(s.scenario, p)) return { code: 'other-map', rule: '11.1', facts }
  if (allegianceAt(s, p) !== side && corpsAt(s, side, p) === 0)
    return { code: 'build-enemy', rule: '6.219', facts }
  if (isEnemyHeld(s, side, p)) return { code: 'enemy-there', rule: '6.219', facts }
  if (s.infrastructure.has(p)) return { code: 'infrastructure-there', rule: '6.219', facts }
  return isMajor(n) && isSuppliedAt(s, n, p) ? undefined : { code: 'build-unsupplied', rule: '6.219', facts }
}
export const buildPlaces = (s: State, n: number): number[] =>
  landsInPlay(s.scenario).filter((p) => whyNotBuild(s, n, p) === undefined)
