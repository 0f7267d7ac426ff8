/** §9.1 Where a force may march. */
import type { Refusal } from '../../balance-of-powers.ts'
import { GROUND_MARK } from '../../codes.ts'
import { ON } from '../../crossings.ts'
import { enemyOf, type Side } from '../../nations.ts'
import { isLand } from '../../places.ts'
import { isInPlay } from '../../scenarios.ts'
import { allegianceAt, type State } from '../../state.ts'
import { ARMP, CROSSINGS, marchCost } from '../../terrain.ts'
import { isCorps, isFlotillaCorps, isMountainCorps } from '../../units.ts'
import { isEnemyHeld } from '../02-concepts/control.ts'
import { hasRoom } from '../02-concepts/stacking.ts'
import { isBadWeather } from '../04-sequence/bad-weather.ts'
import { isLandingOf } from '../06-admiralty/waters.ts'
import { isBarredLand } from '../06-diplomacy/neutrals.ts'
import { maySatisfyScenario } from '../12-scenarios/restrictions.ts'
import { leftOfForce } from './allowance.ts'

/** A force about to go somewhere. */
export interface Marching {
  readonly side: Side
  readonly from: number
  readonly units: readonly number[]
}

/** §9.13 movement points for this step; all that is left for ARMP */
export function priceOf(s: State, { units }: Marching, c: number): number {
  const cost = costOf(s, c)
  return cost === ARMP ? leftOfForce(s, units) : cost
}
/** §7.75 who comes ashore spends all he has */
export const costOf = (s: State, c: number): number => (s.landings.has(c) ? ARMP : marchCost(c))

/** §9.13 what the hexside forbids */
function whyNotCross(
  s: State,
  { side, from, units }: Marching,
  to: number,
  c: number,
): Refusal['code'] | undefined {
  if (c < 0) return 'not-adjacent'
  // §10.81 those at a landing can be attacked from the shore it points at
  if (isLandingOf(s, enemyOf(side), CROSSINGS.between(to, from))) return undefined
  if (isLandingOf(s, side, c)) return isBadWeather(s.month, to) ? 'no-landing-weather' : undefined
  if (!isLand(to) || !isLand(from) || !CROSSINGS.has(c, ON.march))
    return CROSSINGS.has(c, ON.allWater) ? 'water-between' : 'no-way-there'
  if (CROSSINGS.has(c, ON.alpinePass) && !units.filter(isCorps).every(isMountainCorps)) return 'alpine-pass'
  return undefined
}

/** §1.25 an empty place across a canal, or before a landing, is defended all the same */
export const isWatched = (s: State, { side }: Marching, to: number, c: number): boolean =>
  (CROSSINGS.has(c, ON.canal) || isLandingOf(s, side, c)) && allegianceAt(s, to) === enemyOf(side)

/** §9.14 §2.62 §9.63 what the place forbids */
function whyNotThere(
  s: State,
  force: Marching,
  to: number,
  c: number,
  how: 'march' | 'attack',
): Refusal['code'] | undefined {
  const { side, units } = force
  if (!isInPlay(s.scenario, to)) return 'other-map'
  if (isBarredLand(s, side, to)) return 'neutral'
  if (how === 'march' && (isEnemyHeld(s, side, to) || !isLand(to))) return 'enemy-there'
  if (s.ground.has(to, GROUND_MARK.trenchBattle)) return 'trench-battle'
  if (how === 'march' && isWatched(s, force, to, c)) return 'inherent-defence'
  if (!hasRoom(s, side, to, units)) return 'full'
  return maySatisfyScenario(s, side, to, units) ? undefined : 'scenario-stacking'
}

const RULES: Partial<Record<Refusal['code'], string>> = {
  'not-adjacent': '9.11',
  'trench-battle': '9.63',
  'enemy-there': '9.14',
  'inherent-defence': '1.25',
  'no-landing-weather': '6.512',
  'other-map': '11.1',
  'scenario-stacking': '12.1.special.britain',
  full: '2.62',
  neutral: '6.11',
}

/** §9.11 Why the force may not take this step, or the one that leads into a combat (§9.14); undefined if it may. */
export function whyNotMarch(
  s: State,
  force: Marching,
  to: number,
  how: 'march' | 'attack' = 'march',
): Refusal | undefined {
  const c = CROSSINGS.between(force.from, to)
  const code =
    (force.units.some(isFlotillaCorps) ? 'only-flotillas' : undefined) ??
    whyNotCross(s, force, to, c) ??
    whyNotThere(s, force, to, c, how) ??
    (Math.max(1, priceOf(s, force, c)) > leftOfForce(s, force.units) ? 'no-mp' : undefined)
  return code && { code, rule: RULES[code] ?? '9.13', facts: { place: to } }
}
