/** §6.222 §6.223 What units cost, and how long they take. */
import { DATA } from '../../data/load.ts'
import type { State } from '../../state.ts'
import { isAirUnit, isKind, isLeader, isShip, isSubmarine, unitData } from '../../units.ts'
import { scenarioEconomy } from '../12-scenarios/economy.ts'

const { costs, delay } = DATA.economy
/** §1.322 of air and naval units */
const STEPS = 2

/** §6.222 one step of an air or naval unit */
export function stepCost(u: number): number {
  if (isAirUnit(u)) return costs.airStep
  if (isSubmarine(u)) return costs.submarineStep
  return isKind(u, 'BB') ? costs.dreadnoughtStep : costs.surfaceStep
}

/** §6.222 §6.221 a whole unit; air and naval units come at full strength */
export function priceOf(u: number): number {
  if (isLeader(u)) return costs.leader
  if (isAirUnit(u) || isShip(u)) return STEPS * stepCost(u)
  return isKind(u, 'tank') ? costs.tank : costs.corps
}

/** §6.214 Australians and New Zealanders */
export const isAnzac = (u: number): boolean => unitData(u).nation === 'GB' && /ANZ/.test(unitData(u).label)

/** §6.223 months until it musters; §12.3 §12.4 ANZAC takes longer */
export function delayOf(s: State, u: number): number {
  if (isSubmarine(u)) return delay.submarine
  if (isShip(u)) return delay.surface
  return isAnzac(u) && scenarioEconomy(s).dominionsInBritain === true ? delay.anzac : delay.other
}
