/** Chapter 5: what a stack weighs. */
import { STACKING_LIMIT } from '../rules/05-stacking.ts'
import type { Side } from '../sides.ts'
import { hexOf, type State, stackedSteps, stepsOf } from '../state.ts'

export { seenUnits as unitsEnemySees } from '../rules/05-stacking.ts'

export interface StackWeight {
  readonly steps: number
  readonly limit: number
  /** §5.2 steps to be removed if it stays so until the end of the movement phase */
  readonly over: number
}

/** §5.1 the steps in a hex, once these units have come too */
export function stackWeight(s: State, side: Side, h: number, coming: readonly number[] = []): StackWeight {
  const added = coming.reduce((sum, u) => (hexOf(s, u) === h ? sum : sum + stepsOf(s, u)), 0)
  const steps = stackedSteps(s, side, h) + added
  return { steps, limit: STACKING_LIMIT, over: Math.max(0, steps - STACKING_LIMIT) }
}
