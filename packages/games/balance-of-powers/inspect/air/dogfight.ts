/** §6.32 The dogfight under way: who may fire at whom, and the chance to hit. */
import { SIDES } from '../../nations.ts'
import { aceOf, fightersAt } from '../../rules/06-aviation/fighters.ts'
import { mayFire, shotValue, targetsOf } from '../../rules/06-aviation/tiers.ts'
import type { State } from '../../state.ts'
import { evasionOf } from '../../units.ts'
import { SUMS } from '../combat/outcomes.ts'

/** the chance that two dice and this come to more than that */
export const chanceAbove = (value: number, above: number): number =>
  SUMS.filter(({ sum }) => sum + value > above).reduce((total, { p }) => total + p, 0)

export interface DogfightShot {
  readonly shooter: number
  readonly target: number
  /** §6.323 machine-guns and modifier, and the evasion they have to beat */
  readonly value: number
  readonly above: number
  readonly p: number
  /** §6.321 */
  readonly hasAce: boolean
}

/** Every shot that can still be fired in it, by the fighters in the order of their guns (§6.322). */
export function shotsIn(s: State): DogfightShot[] {
  const fighters = SIDES.flatMap((side) => fightersAt(s, side, s.dogfight)).filter((u) => mayFire(s, u))
  return fighters.flatMap((shooter) => targetsOf(s, shooter).map((target) => shotAt(s, shooter, target)))
}

function shotAt(s: State, shooter: number, target: number): DogfightShot {
  const [value, above] = [shotValue(s, shooter, target), evasionOf(target)]
  return {
    shooter,
    target,
    value,
    above,
    p: chanceAbove(value, above),
    hasAce: aceOf(s, shooter) !== undefined,
  }
}
