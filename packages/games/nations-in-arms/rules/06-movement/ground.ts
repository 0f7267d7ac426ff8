/** §12.1.4(3) §20.4 Which ground is open to whom. */
import { majorOf, ownerAt } from '../../allegiance.ts'
import { NONE } from '../../nations.ts'
import { isBox } from '../../spaces.ts'
import { isInPlay } from '../../scenarios.ts'
import type { State } from '../../state.ts'

/** only the ground of one's own bloc and of its enemies is open, and only within the scenario */
export function isForbiddenGround(s: State, to: number, n: number): boolean {
  return !isInPlay(s.scenario, to) || isNeutralGround(s, to, n)
}
export function isNeutralGround(s: State, to: number, n: number): boolean {
  if (isBox(to)) return false
  const major = majorOf(s, ownerAt(s, to))
  const own = majorOf(s, n)
  if (major === NONE || own === NONE || s.bloc.get(major) === NONE) return true
  return s.bloc.get(major) !== s.bloc.get(own) && (s.wars.get(own) & (1 << major)) === 0
}
