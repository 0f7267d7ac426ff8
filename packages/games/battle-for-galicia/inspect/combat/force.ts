/** §7.2 §7.3.command the strongest of the forces that may fight together. */
import { isLegalForce, joinable } from '../../rules/07-combat/command.ts'
import { corpsOf, isCavalry } from '../../units.ts'

type Worth = (u: number) => number

const total = (units: readonly number[], worth: Worth): number => units.reduce((sum, u) => sum + worth(u), 0)

const bestFirst = (units: readonly number[], worth: Worth): number[] =>
  [...units].sort((a, b) => worth(b) - worth(a) || a - b)

/** All of them if the command limit allows it, else the legal force of most strength. */
export function strongestForce(units: readonly number[], worth: Worth): number[] {
  if (isLegalForce(units)) return [...units]
  const arms = [units.filter(isCavalry), units.filter((u) => !isCavalry(u))]
  const forces = arms.flatMap((arm) => forcesOf(bestFirst(arm, worth)))
  const best = forces.reduce((most, force) => (total(force, worth) > total(most, worth) ? force : most))
  return best.sort((a, b) => a - b)
}

/** the best two, and each corps with the best of the others (§7.2) */
function forcesOf(arm: readonly number[]): number[][] {
  const corps = [...new Set(arm.map(corpsOf))].filter((each) => each >= 0)
  const withCorps = corps.map((each) => [
    ...arm.filter((u) => corpsOf(u) === each),
    ...arm.filter((u) => corpsOf(u) !== each).slice(0, 1),
  ])
  return [arm.slice(0, 2), ...withCorps]
}

/** The chosen ones and the strongest that may still join them. */
export function completedForce(chosen: readonly number[], units: readonly number[], worth: Worth): number[] {
  if (chosen.length === 0) return strongestForce(units, worth)
  const force = [...chosen]
  for (let rest = joinable(force, units); rest.length > 0; rest = joinable(force, units))
    force.push(bestFirst(rest, worth)[0] as number)
  return force.sort((a, b) => a - b)
}
