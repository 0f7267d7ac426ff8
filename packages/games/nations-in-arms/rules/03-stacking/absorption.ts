/** §3.4 Absorption: steps of one unit bring another back to its full side. */
import { majorOf } from '../../allegiance.ts'
import { OUT } from '../../codes.ts'
import type { UnitType } from '../../data/types-pieces.ts'
import { isUnit, fullSteps, nationOf, typeOf, unitData } from '../../pieces.ts'
import { isMajor } from '../../nations.ts'
import { put, type State, stepsOf } from '../../state.ts'
import { type Force, unitsIn } from '../02-units/force.ts'

/** §3.4.2(2) */
const NEVER: readonly UnitType[] = [
  ...(['guard', 'guards', 'old-guard', 'young-guard', 'grenadier'] as const),
  ...(['guerrilla', 'guard-cavalry', 'cossack'] as const),
]
/** §3.4.2(1) these count as infantry of the line */
const LINE: readonly UnitType[] = ['infantry', 'detachment', 'reserve']
const MOST_APART = 1

const isSameType = (a: UnitType, b: UnitType): boolean => a === b || (LINE.includes(a) && LINE.includes(b))

/** §3.4.2(4) one nation, or a major and its own minor */
function areKin(s: State, a: number, b: number): boolean {
  const [first, second] = [nationOf(a), nationOf(b)]
  if (first === second) return true
  return majorOf(s, first) === majorOf(s, second) && (isMajor(first) || isMajor(second))
}

/** §3.4.2 a step of one unit can go to the other, were it reduced */
export function mayAbsorb(s: State, unit: number, absorbed: number): boolean {
  const [a, b] = [typeOf(unit), typeOf(absorbed)]
  if (unit === absorbed || NEVER.includes(a) || NEVER.includes(b) || !isSameType(a, b)) return false
  // §3.4.2(3)
  const apart = Math.abs(unitData(unit).modifier - unitData(absorbed).modifier)
  return apart <= MOST_APART && areKin(s, unit, absorbed)
}

/** the reduced units of a force that a step of this unit can fill */
export const recipients = (s: State, force: Force, absorbed: number): number[] =>
  isUnit(absorbed)
    ? unitsIn(force).filter((u) => stepsOf(s, u) < fullSteps(u) && mayAbsorb(s, u, absorbed))
    : []

/** §3.4(2) one step goes over; §3.4(3) a unit without steps returns to the force pool */
export function absorbStep(s: State, unit: number, absorbed: number): void {
  s.steps.set(unit, (stepsOf(s, unit) + 1) as 2)
  const left = stepsOf(s, absorbed) - 1
  if (left === 0) put(s, absorbed, OUT.pool)
  else s.steps.set(absorbed, left as 1)
}
