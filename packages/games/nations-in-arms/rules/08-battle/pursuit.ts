/** §8.6.1 The winner's cavalry pursues a beaten force whose morale has failed. */
import { isMounted, isType } from '../../pieces.ts'
import { type State, stepsOf } from '../../state.ts'
import type { Force } from '../02-units/force.ts'

const HEAVY_STEPS = 2
const DOUBLE = 2

/** §8.6.1(2)a a loss for each step of other cavalry, §8.6.1(2)b one for two of heavy cavalry */
export function pursuitLosses(s: State, winners: Force): number {
  const steps = (isCounted: (u: number) => boolean): number =>
    winners.reduce((sum, p) => sum + (isMounted(p) && isCounted(p) ? stepsOf(s, p) : 0), 0)
  const isHeavy = (u: number): boolean => isType(u, 'cuirassier')
  return steps((u) => !isHeavy(u)) + Math.floor(steps(isHeavy) / HEAVY_STEPS)
}

/** §8.6.1(3)b twice as many over an unbridged river without an engineer */
export const doubled = (losses: number, crosses: boolean, hasEngineers: boolean): number =>
  crosses && !hasEngineers ? DOUBLE * losses : losses
