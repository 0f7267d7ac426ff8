/** How much corps are worth in the field. */
import { isFlipped, type State } from '../state.ts'
import { isCavalryCorps, isKind, mayOccupy, printedEffectiveness } from '../units.ts'

const BODY = 0.6
const QUALITY = 0.2
/** cavalry takes no land and goes against no trenches */
const MOUNTED = 0.75
/** siege corps are no point units, but break fortresses */
const SIEGE = 0.9

/** About one for a usual corps: every corps is a step to lose, and the best are named as point units (§10.531). */
export function strengthOf(s: State, u: number): number {
  if (isKind(u, 'siege')) return SIEGE
  const strength = BODY + QUALITY * printedEffectiveness(u, isFlipped(s, u))
  return isCavalryCorps(u) ? strength * MOUNTED : strength
}

/** §2.53 */
export const takesLand = (units: readonly number[]): boolean => units.some(mayOccupy)
