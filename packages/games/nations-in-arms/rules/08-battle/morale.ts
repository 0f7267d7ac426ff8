/** §8.2.4 Overall morale: the value that most steps of a side have. */
import { isUnit, unitData } from '../../pieces.ts'
import { type State, stepsOf } from '../../state.ts'
import { type Force, isDemoralized } from '../02-units/force.ts'

/** the units of a force whose morale value is this */
export const groupOf = (force: Force, value: number): number[] =>
  force.filter((p) => isUnit(p) && unitData(p).morale === value)

/** §8.2.4(2) The values that most steps have: §8.2.4(3) of several the owner chooses. None without steps. */
export function moraleChoices(s: State, force: Force): number[] {
  const steps = new Map<number, number>()
  for (const p of force)
    if (isUnit(p)) steps.set(unitData(p).morale, (steps.get(unitData(p).morale) ?? 0) + stepsOf(s, p))
  const most = Math.max(0, ...steps.values())
  return most === 0
    ? []
    : [...steps].flatMap(([value, n]) => (n === most ? [value] : [])).sort((a, b) => b - a)
}

/** §8.8.2(3) what a morale value is worth to a force: one less while it is demoralized */
export const moraleWorth = (s: State, force: Force, value: number): number =>
  value - Number(isDemoralized(s, force))
